import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brandLogo } from './pictures/brand/logo.ts';
import { appIcon, favicon, mark } from './pictures/brand/mark.ts';
import { brandsOf, jobsOf } from './pictures/jobs.ts';
import { readManifest, writeManifest } from './pictures/manifest.ts';
import { filesOf, fingerprint, render } from './pictures/render.ts';

/*
 * Draws the pictures of the catalogue, the brands' logos and the site's icons into public/.
 * Only what changed is drawn again; `--check` draws nothing, names what is missing or outdated and exits with 1.
 */
const root = join(import.meta.dirname, '..');
const site = join(root, 'public');
const manifestFile = join(site, 'pictures/manifest.json');
const sheet = (name: string) => readFileSync(join(root, 'supabase/seed', `${name}.csv`), 'utf8');
const inSite = (address: string) => join(site, address);

const sheets = { brands: sheet('brands'), cars: sheet('cars'), chargers: sheet('chargers') };
const made = readManifest(manifestFile);
const complaints: string[] = [];
const jobs = jobsOf(sheets, (message) => complaints.push(message)).map(
  ({ address, kind, draw }) => {
    const svg = draw();
    return { address, kind, svg, print: fingerprint(svg) };
  },
);
const stale = jobs.filter(
  ({ address, kind, print }) =>
    made[address] !== print || !filesOf(kind, inSite(address)).every((file) => existsSync(file)),
);
const wanted = new Set(jobs.map(({ address }) => address));
const leftOver = Object.keys(made).filter(
  (address) => address.startsWith('/pictures/') && !wanted.has(address),
);
for (const complaint of complaints) console.warn(complaint);

if (process.argv.includes('--check')) check();
else await draw();

function check(): void {
  const logos = brandsOf(sheets.brands).map(({ id }) => `/brands/${id}.svg`);
  const missing = logos.filter((address) => !existsSync(inSite(address)));
  for (const address of missing) console.error(`missing: ${address}`);
  for (const { address } of stale) console.error(`missing or outdated: ${address}`);
  for (const address of leftOver) console.error(`no longer needed: ${address}`);
  if (missing.length + stale.length + leftOver.length === 0) return;
  console.error('Run: npm run pictures');
  process.exitCode = 1;
}

async function draw(): Promise<void> {
  await drawSigns();
  for (const address of leftOver) {
    for (const file of filesOf('catalogue', inSite(address))) rmSync(file, { force: true });
    delete made[address];
  }
  let bytes = 0;
  for (const [index, { address, kind, svg, print }] of stale.entries()) {
    bytes += await render(kind, svg, inSite(address));
    made[address] = print;
    // Kept as it goes, so that a run that was stopped does not begin again.
    if (index % 20 === 19) {
      writeManifest(manifestFile, made);
      console.log(`${index + 1} of ${stale.length} pictures`);
    }
  }
  writeManifest(manifestFile, made);
  console.log(
    `${stale.length} pictures drawn (${Math.round(bytes / 1024)} kB), ${jobs.length - stale.length} as they were`,
  );
}

/** Logos and icons are quick to make: always, all of them. */
async function drawSigns(): Promise<void> {
  for (const { id, name_en } of brandsOf(sheets.brands)) {
    await save(`/brands/${id}.svg`, await brandLogo(id, name_en));
  }
  await save('/mark.svg', mark());
  await save('/favicon.svg', favicon());
  const whole = appIcon(0.6);
  const icons = {
    '/apple-touch-icon.png': { size: 180, icon: whole },
    '/icon-192.png': { size: 192, icon: whole },
    '/icon-512.png': { size: 512, icon: whole },
    // Devices cut it to any shape: the mark stays within the middle.
    '/icon-maskable-512.png': { size: 512, icon: appIcon(0.5) },
  };
  for (const [address, { size, icon }] of Object.entries(icons)) {
    const drawn = sharp(Buffer.from(icon)).resize(size, size);
    await save(address, await drawn.png({ palette: true, quality: 90 }).toBuffer());
  }
}

async function save(address: string, content: string | Buffer): Promise<void> {
  const file = inSite(address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
