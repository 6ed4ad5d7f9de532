import { product } from '#config/product.ts';
import type { DeskVisit } from '#data/desk-calendar.ts';

/** A column of the calendar: a day, or a place on the day that is shown. */
export type GridColumn = {
  key: string;
  /** Whether a visit belongs there. */
  has: (visit: DeskVisit) => boolean;
};

/** Visits that are still to happen, or did, unlike those that are off. */
const isOn = ({ state, lead }: DeskVisit) => state !== 'cancelled' && lead.status !== 'cancelled';

/** The visits that the filters leave, without those that are off. @param me id of the person at the desk */
export function shownVisits(
  visits: readonly DeskVisit[],
  { place, owner }: { place: string | null; owner: string | null },
  me: string,
): DeskVisit[] {
  const wanted = owner === 'me' ? me : owner;
  return visits.filter(
    (visit) =>
      isOn(visit) &&
      (place === null || visit.place === place) &&
      (wanted === null || visit.lead.owner_id === wanted),
  );
}

/** One key for each visit: a request has a line for each hour that is proposed for it. */
export const visitKey = ({ lead, state, place, day, slot }: DeskVisit): string =>
  [lead.id, state, place, day, slot].join(' ');

/** The hours of the calendar: those at which visits begin, and whatever else some visit has. */
export function hoursOf(visits: readonly DeskVisit[]): string[] {
  return [...new Set([...product.visitTimes, ...visits.map(({ slot }) => slot)])].sort();
}

/** The visits of each hour in each column. */
export function rowsOf(
  visits: readonly DeskVisit[],
  columns: readonly GridColumn[],
): { slot: string; cells: DeskVisit[][] }[] {
  return hoursOf(visits).map((slot) => ({
    slot,
    cells: columns.map(({ has }) => visits.filter((visit) => visit.slot === slot && has(visit))),
  }));
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/**
 * The visit that a key leads to from another: up and down within the column, left and right to the nearest hour of the next
 * column that has any.
 * @param grid the visits of each column, in order of their hours
 * @param rtl whether the first column stands on the right
 */
export function visitAt(
  grid: readonly (readonly DeskVisit[])[],
  from: string,
  key: ArrowKey,
  rtl: boolean,
): DeskVisit | null {
  const all = grid.flat();
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  const column = grid.findIndex((visits) => visits.some((visit) => visitKey(visit) === from));
  const visits = grid[column] ?? [];
  const index = visits.findIndex((visit) => visitKey(visit) === from);
  if (key === 'ArrowUp') return visits[index - 1] ?? null;
  if (key === 'ArrowDown') return visits[index + 1] ?? null;
  const step = (key === 'ArrowRight') === rtl ? -1 : 1;
  const hour = Number(visits[index]?.slot.slice(0, 2));
  for (let next = column + step; next >= 0 && next < grid.length; next += step) {
    const [first, ...others] = grid[next] ?? [];
    const distance = ({ slot }: DeskVisit) => Math.abs(Number(slot.slice(0, 2)) - hour);
    if (first) {
      return others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
    }
  }
  return null;
}
