import type { RebuildFacts } from '#data/desk-rebuild.ts';

/** How far the last changes of the catalogue are, and since when in ISO 8601. */
export type RebuildProgress =
  | {
      state: 'published' | 'waiting' | 'building' | 'late';
      moment: string;
    }
  | { state: 'failed'; moment: string; reason: string };

const minute = 60_000;
/** How long a change may wait until a build is called for, and how long a build may take, in milliseconds. */
const patience = { waiting: 5 * minute, building: 15 * minute } as const;
/** A build reads the catalogue while its call is still being noted. */
const noteMs = 30_000;

/**
 * The progress of the last changes. A requested build is done once the site reports a moment at or after the last
 * change.
 */
export function progressOf(facts: RebuildFacts): RebuildProgress {
  const { wanted_since, called_at, changed_at, built_as_of } = facts;
  const at = (moment: string | null) =>
    moment === null ? Number.NEGATIVE_INFINITY : Date.parse(moment);
  const [built, called, changed] = [at(built_as_of), at(called_at), at(changed_at)];
  if (wanted_since === null && built >= changed && built >= called - noteMs) {
    return { state: 'published', moment: built_as_of };
  }
  const { failed_at, failure } = facts;
  if (wanted_since === null && failed_at !== null && failure !== null && at(failed_at) > called) {
    return { state: 'failed', moment: failed_at, reason: failure };
  }
  const since = wanted_since ?? (called >= changed ? called_at : changed_at) ?? facts.now;
  const state = wanted_since === null && called >= changed ? 'building' : 'waiting';
  return Date.parse(facts.now) - at(since) > patience[state]
    ? { state: 'late', moment: since }
    : { state, moment: since };
}
