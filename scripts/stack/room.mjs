// Plain JavaScript without dependencies: bootstrap.mjs needs it before anything is installed.
// Not by name: a Node that is too old lacks some of these, and would not get as far as saying so.
import * as fs from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {{ place: string, bytes: number, remedy: string }} Need room that somebody needs at a place */

export const MB = 1_000_000;

/**
 * The folder itself, or the nearest one above it that is there already.
 *
 * @param {string} place
 * @returns {string}
 */
function existing(place) {
  const above = dirname(place);
  return fs.existsSync(place) || above === place ? place : existing(above);
}

/**
 * How many bytes this account may still write at a place.
 *
 * @param {string} place may be missing yet
 * @returns {number} without end where the system does not tell
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
 * Which disk a place is on.
 *
 * @param {string} place may be missing yet
 * @returns {number | string}
 */
function diskOf(place) {
  try {
    return fs.statSync(existing(place)).dev;
  } catch {
    return place;
  }
}

/**
 * Compares what is needed with what is free. Needs on one disk add up.
 *
 * @param {readonly Need[]} needs
 * @param {{ free: (place: string) => number, disk: (place: string) => number | string }} [look]
 * @returns {string | undefined} a sentence with the place and the room needed, where there is too little
 */
export function whyTooFull(needs, look = { free: freeAt, disk: diskOf }) {
  for (const { place, remedy } of needs) {
    const disk = look.disk(place);
    const needed = needs
      .filter((need) => look.disk(need.place) === disk)
      .reduce((total, { bytes }) => total + bytes, 0);
    const free = look.free(place);
    if (free >= needed) continue;
    return `There is too little room on the disk of ${place}: Tayar needs ${inMB(needed)} there, and ${inMB(free)} are free; ${remedy}`;
  }
  return undefined;
}

/**
 * @param {number} bytes
 * @returns {string}
 */
export const inMB = (bytes) => `${Math.floor(bytes / MB)} MB`;
