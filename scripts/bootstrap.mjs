// Entry of every npm script: runs on whatever Node the machine has (20 or newer) without any package,
// installs what the lock file names, then hands over to the TypeScript script on the pinned Node.
// Kept to old syntax, so that even an ancient Node gets as far as the sentence that it is too old.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTooOld, MB, whyInstall, whyTooFull } from './stack/preflight.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = process.argv[2];
const oldest = 20;
/** These do without the packages of development, which are half of all. */
const development = !['start', 'build', 'reset'].includes(command);
/** Disk space for the packages, and half a gigabyte for npm's temporary files. */
const roomForPackages = 2400 * MB;

/** Says what is missing, plainly, and ends. */
function refuse(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a program to its end, passing signals on; resolves to its exit code. */
function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, Object.assign({ cwd: root }, options));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => child.kill(signal));
    // npm may be killed without passing the signal on; this process then has to end by itself.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM');
    }, 250);
    watch.unref();
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code === null ? 128 + (signal === 'SIGINT' ? 2 : 15) : code);
    });
  });
}

async function npm(args) {
  // The npm that runs this script; a bare `node scripts/bootstrap.mjs` uses the one on the path.
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) {
    return run(process.execPath, [cli].concat(args), { stdio: 'inherit' });
  }
  return run('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

async function install(lock, installed, reason) {
  const place = join(root, 'node_modules');
  const remedy = 'free some, then run the same command again.';
  // Where only packages of development are missing, they are added; otherwise all are installed anew.
  const adding = development && !whyInstall(lock, installed, false);
  // `npm ci` deletes the present packages before it fetches new ones, which frees the space again.
  const bytes = existsSync(place) && !adding ? 0 : roomForPackages;
  const tooFull = whyTooFull(place, bytes, remedy);
  if (tooFull) refuse(tooFull);
  const started = Date.now();
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`Installing packages, because ${reason}. The first time takes a minute or two.`);
  const beat = setInterval(() => console.log(`  … still installing (${elapsed()})`), 10_000);
  const how = adding ? ['install', '--no-save'] : development ? ['ci'] : ['ci', '--omit=dev'];
  const code = await npm(how.concat(['--no-audit', '--no-fund', '--loglevel=error']));
  clearInterval(beat);
  if (code === 130 || code === 143) process.exit(code);
  if (code !== 0) {
    refuse(
      'The packages could not be installed (see above).\nTayar needs npm and, the first time, a connection to the npm registry. Then run the same command again.',
    );
  }
  console.log(`  ✓ packages installed (${elapsed()})`);
}

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', 'node', 'bin', name);
}

async function main() {
  if (isTooOld(process.versions.node, oldest)) {
    refuse(
      `Tayar needs Node ${oldest} or newer; this is Node ${process.versions.node}. Install a current one from https://nodejs.org`,
    );
  }
  if (!command || !existsSync(join(root, 'scripts', `${command}.ts`))) {
    refuse(`There is no script "${command || ''}". Try \`npm start\` or \`npm run\`.`);
  }
  const lock = readJson('package-lock.json');
  const installed = readJson('node_modules/.package-lock.json');
  const reason = whyInstall(lock, installed, development);
  if (reason) await install(lock, installed, reason);
  // Node's binary is placed by the package's install script, which some machines forbid.
  if (!existsSync(pinnedNode())) await npm(['rebuild', 'node', '--loglevel=error']);
  if (!existsSync(pinnedNode())) {
    refuse(
      `The pinned Node (${pinnedNode()}) is missing: its install script did not run.\nAllow install scripts (npm config delete ignore-scripts), then run \`npm rebuild node\` and the same command again.`,
    );
  }
  const script = join(root, 'scripts', `${command}.ts`);
  process.exit(
    await run(pinnedNode(), [script].concat(process.argv.slice(3)), { stdio: 'inherit' }),
  );
}

main();
