/** Whom the desk's queue holds: people who sent a request, and those who called or came in. */
import { requestKinds } from './requests.ts';

/** Everything that the queue holds, in the order of its filters. */
export const leadKinds = [...requestKinds, 'walk_in'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Where somebody was met who sent no request. */
export const walkInSources = [
  'call',
  'showroom',
  'facebook',
  'instagram',
  'event',
  'other',
] as const;
export type WalkInSource = (typeof walkInSources)[number];

/** Where anybody of the queue comes from. */
export const leadSources = ['site', ...walkInSources] as const;
export type LeadSource = (typeof leadSources)[number];

/** What came of a call. Only the first answers the person. */
export const callOutcomes = ['reached', 'no_reply', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
