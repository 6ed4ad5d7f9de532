// Checks before anything is installed: plain JavaScript without packages, because bootstrap.mjs needs it first.
// Not by name: a Node that is too old lacks some of these, and would not get as far as saying so.
import * as fs from 'node:fs';
import { dirname } from 'node:path';

/**
 * Whether a Node version is older than the oldest major version that will do.
 *
 * @param {string} version such as "20.11.0"
 * @param {number} oldest
 */
export function isTooOld(version, oldest) {
  return !(Number.parseInt(version, 10) >= oldest);
}

/**
 * Compares the lock file with npm's own record of what it installed.
 *
 * @param {any} lock parsed package-lock.json
 * @param {any} installed parsed node_modules/.package-lock.json, undefined when there is none
 * @param {boolean} development whether the packages that only development needs have to be there as well
 * @returns {string | undefined} why an install is due, undefined when none is
 */
export function whyInstall(lock, installed, development = true) {
  const { packages: wanted } = lock || {};
  const { packages: present } = installed || {};
  if (!present) return 'none are there yet';
  if (!wanted) return 'the lock file cannot be read';
  for (const path of Object.keys(wanted)) {
    const { version, optional, peer, dev } = wanted[path];
    if (dev && !development) continue;
    // The first entry is this project itself; optional packages may be for another platform.
    if (path === '' || (!present[path] && (optional || peer))) continue;
    const name = path.replace(/^.*node_modules\//, '');
    if (!present[path]) return `${name} is missing`;
    if (present[path].version !== version) return `the lock file now names ${name} ${version}`;
  }
  return undefined;
}

export const MB = 1_000_000;

/**
 * The folder itself, or the nearest one above it that exists.
 *
 * @param {string} place
 * @returns {string}
 */
function existing(place) {
  const above = dirname(place);
  return fs.existsSync(place) || above === place ? place : existing(above);
}

/**
 * How many bytes this account may still write at a place; infinite where the system does not tell.
 *
 * @param {string} place may be missing yet
 */
export function freeAt(place) {
  try {
    const { bavail, bsize } = fs.statfsSync(existing(place));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * @param {string} place may be missing yet
 * @param {number} bytes that are needed there
 * @param {string} remedy
 * @returns {string | undefined} a sentence with the place and the room needed, where there is too little
 */
export function whyTooFull(place, bytes, remedy, free = freeAt(place)) {
  if (free >= bytes) return undefined;
  return `There is too little room on the disk of ${place}: Tayar needs ${inMB(bytes)} there, and ${inMB(free)} are free; ${remedy}`;
}

/** @param {number} bytes */
export const inMB = (bytes) => `${Math.floor(bytes / MB)} MB`;
