import type { Connector } from './charging-point-rows.ts';

/** The numbers by which Open Charge Map names things, from its reference data (data/referencedata.json of its export). */

type Kind = Pick<Connector, 'type' | 'cable'>;

/** Household sockets, Type 1, CCS1, Tesla's own, and what has died out. */
const others = [
  ...[1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 21, 22, 23, 24, 26, 27, 28, 29, 30],
  ...[31, 32, 34, 35, 36, 1037, 1041, 1042],
];

/** Type 2 and GB/T AC come as a socket for one's own cable, or with a cable. */
export const connectionTypes: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [0, { type: null, cable: null }],
  [2, { type: 'CHAdeMO', cable: true }],
  [25, { type: 'Type 2', cable: false }],
  [33, { type: 'CCS2', cable: true }],
  [1036, { type: 'Type 2', cable: true }],
  [1038, { type: 'GB/T AC', cable: false }],
  [1039, { type: 'GB/T AC', cable: true }],
  [1040, { type: 'GB/T DC', cable: true }],
  ...others.map((id): [number, Kind] => [id, { type: 'other', cable: null }]),
]);

export const currentTypes: ReadonlyMap<number, Connector['current']> = new Map([
  [10, 'ac1'],
  [20, 'ac3'],
  [30, 'dc'],
]);

/** In use counts as working; planned and removed as closed. */
export const statusTypes: ReadonlyMap<number, Connector['state']> = new Map([
  [0, null],
  [10, 'working'],
  [20, 'working'],
  [30, 'paused'],
  [50, 'working'],
  [75, 'working'],
  [100, 'closed'],
  [150, 'closed'],
  [200, 'closed'],
  [210, 'closed'],
]);

export const usageTypes: ReadonlyMap<
  number,
  'public' | 'membership' | 'restricted' | 'private' | null
> = new Map([
  [0, null],
  [1, 'public'],
  [2, 'private'],
  [3, 'private'],
  [4, 'membership'],
  [5, 'public'],
  [6, 'restricted'],
  [7, 'public'],
]);

/** Those of Egypt; null: nobody in particular. A file may bring the names of others. */
export const operators: ReadonlyMap<number, string | null> = new Map([
  [1, null],
  [44, null],
  [45, null],
  [3293, 'Revolta'],
  [3742, 'Infinity EV'],
  [3743, 'Sha7en'],
  [3744, 'IKARUS'],
  [3802, 'Elsewedy Plug'],
  [3803, 'TAQA Volt'],
]);

/** Open Charge Map's own contributors, whose entries are under CC BY 4.0; other providers have licences of their own. */
export const openProvider = 1;

/** What Open Charge Map's editors decided about an entry; null where the number is not known. */
export function decisionOf(submission: number): 'published' | 'waiting' | 'delisted' | null {
  if (submission === 100 || submission === 200) return 'published';
  if (submission === 1 || submission === 50) return 'waiting';
  return submission === 250 || (submission >= 1000 && submission < 1100) ? 'delisted' : null;
}
