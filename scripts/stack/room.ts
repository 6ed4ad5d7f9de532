import { existsSync } from 'node:fs';
import { StackFailure } from './command.ts';
import { type Home, projectRoot } from './home.ts';
import { freeAt, inMB, MB, whyTooFull } from './preflight.mjs';

/** What a full disk is called by Node, by other programs and by PostgreSQL. */
const signs = /\b(?:ENOSPC|EDQUOT|53100)\b|no space left on device|disk quota exceeded/i;
/** With less than this free, any failure may come from the full disk, even where it does not say so. */
const nothing = 4 * MB;

const remedy = (home: Home) =>
  `free some, or give Tayar a folder on another disk (TAYAR_HOME, now ${home.root}).`;

/** Disk space that a start needs, in bytes: measured with the seed's catalogue, and doubled as a reserve. */
const roomForPages = 100 * MB;
const roomAtHome = (home: Home) => (existsSync(home.databaseMade) ? 250 : 350) * MB;

/**
 * Checks, before anything starts, that there is room for what a start writes. Pages are built in the project and then
 * moved to the home.
 *
 * @throws StackFailure with the place and the room needed.
 */
export function requireRoom(home: Home): void {
  const reason =
    whyTooFull(home.root, roomAtHome(home), remedy(home)) ??
    whyTooFull(projectRoot, roomForPages, 'free some, then run the same command again.');
  if (reason) throw new StackFailure(reason);
}

/** Whether an error, or what caused it, says that a disk is full. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return signs.test(String(error));
  const code = 'code' in error ? String(error.code) : '';
  if (signs.test(code) || signs.test(error.message)) return true;
  return error.cause !== undefined && isFullDisk(error.cause);
}

/**
 * Turns a failure caused by a full disk into one sentence that says where, and how much is needed.
 *
 * @returns any other failure as it is.
 */
export function explainFullDisk(error: unknown, home: Home): unknown {
  const atHome = { place: home.root, needed: roomAtHome(home), free: freeAt(home.root) };
  const inProject = { place: projectRoot, needed: roomForPages, free: freeAt(projectRoot) };
  const { place, needed, free } = inProject.free < atHome.free ? inProject : atHome;
  if (!isFullDisk(error) && free >= nothing) return error;
  return new StackFailure(
    `No room is left on the disk of ${place}: Tayar needs ${inMB(needed)} there, more for a large catalogue, and ${inMB(free)} are free; ${remedy(home)}`,
    { cause: error },
  );
}
