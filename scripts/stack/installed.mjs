// Plain JavaScript without dependencies: bootstrap.mjs needs it before anything is installed.

/**
 * Whether a Node version is older than the oldest major version that will do.
 *
 * @param {string} version such as "20.11.0"
 * @param {number} oldest
 * @returns {boolean}
 */
export function isTooOld(version, oldest) {
  return !(Number.parseInt(version, 10) >= oldest);
}

/**
 * Compares the lock file with npm's own record of what it installed.
 *
 * @param {unknown} lock parsed package-lock.json
 * @param {unknown} installed parsed node_modules/.package-lock.json, undefined when there is none
 * @returns {string | undefined} why an install is due, undefined when none is
 */
export function whyInstall(lock, installed) {
  const wanted = packagesOf(lock);
  const present = packagesOf(installed);
  if (!present) return 'none are there yet';
  if (!wanted) return 'the lock file cannot be read';
  for (const path of Object.keys(wanted)) {
    // The first entry is this project itself; optional packages may be for another platform.
    if (path === '' || (!present[path] && (wanted[path].optional || wanted[path].peer))) continue;
    const name = path.replace(/^.*node_modules\//, '');
    if (!present[path]) return `${name} is missing`;
    const version = wanted[path].version;
    if (present[path].version !== version) return `the lock file now names ${name} ${version}`;
  }
  return undefined;
}

/**
 * @param {unknown} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }> | undefined}
 */
function packagesOf(file) {
  if (typeof file !== 'object' || file === null) return undefined;
  const packages = Reflect.get(file, 'packages');
  return typeof packages === 'object' && packages !== null ? packages : undefined;
}
