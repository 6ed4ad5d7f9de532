import {
  type DeskCounts,
  type LeadKey,
  type LeadStatus,
  leadStatuses,
  type QueueQuery,
} from '#data/desk.ts';
import { type LeadKind, leadKinds } from '#domain/leads.ts';
import { choiceIn, parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';

/** The saved views of the queue, in the order of their tabs; the first is the default. */
export const views = ['new', 'mine', 'overdue', 'due', 'today', 'nobodys', 'all'] as const;
export type QueueView = (typeof views)[number];

/** The state of the desk, as its address holds it. */
export type DeskAddress = {
  view: QueueView;
  kind: LeadKind | null;
  status: LeadStatus | null;
  /** Id of a member. */
  owner: string | null;
  search: string;
  oldestFirst: boolean;
  /** The request that is open. */
  request: LeadKey | null;
};

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The address of the desk. */
export const deskAddress = stateInAddress<DeskAddress>(
  {
    view: views[0],
    kind: null,
    status: null,
    owner: null,
    search: '',
    oldestFirst: false,
    request: null,
  },
  {
    view: choiceIn('view', views),
    kind: choiceIn('kind', leadKinds),
    status: choiceIn('status', leadStatuses),
    owner: parameter('owner', (id) => id || null),
    search: textIn('search'),
    oldestFirst: parameter(
      'order',
      (text) => text === 'oldest',
      (isOldest) => (isOldest ? 'oldest' : 'newest'),
    ),
    request: parameter('request', readRequest, ({ kind, id }: LeadKey) => `${kind}:${id}`),
  },
);

function readRequest(text: string): LeadKey | null {
  const [name, id = ''] = text.split(':');
  const kind = leadKinds.find((one) => one === name);
  return kind && isUuid(id) ? { kind, id } : null;
}

/** The filters of the queue for a state. @param today yyyy-MM-dd in Cairo */
export function filtersOf(address: DeskAddress, today: string): QueueQuery {
  const { view, kind, status, owner, search } = address;
  const ofView: Record<QueueView, QueueQuery> = {
    new: { status: 'new' },
    mine: { owner: 'me', status: 'open' },
    overdue: { overdue: true },
    due: { due: 'today' },
    today: { visit_on: today },
    nobodys: { owner: 'nobody', status: 'open' },
    all: {},
  };
  return {
    ...ofView[view],
    ...(kind && { kind }),
    ...(status && { status }),
    ...(owner && { owner }),
    ...(search.trim() && { search: search.trim() }),
  };
}

/** How many requests a view holds; null when nobody counts them. */
export function requestCount(view: QueueView, counts: DeskCounts): number | null {
  const { nobodys, mine, overdue, due } = counts;
  return { new: counts.new, nobodys, mine, overdue, due, today: counts.visits_today, all: null }[
    view
  ];
}

/** In views that are worked through, the longest waiting comes first. */
export function isOldestFirst({ view, oldestFirst }: DeskAddress): boolean {
  return oldestFirst || view === 'overdue' || view === 'due';
}
