import {
  type DeskCounts,
  type LeadKey,
  type LeadStatus,
  leadStatuses,
  type QueueQuery,
} from '#data/desk.ts';
import { type LeadKind, leadKinds } from '#domain/leads.ts';
import { choiceIn, parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';
import { m } from '#paraglide/messages.js';
import { type FigureFilters, figureParts, figureQuery, noFigure } from './figure-filters.ts';

/** The saved views of the queue, in the order of their tabs; the first is the default. */
export const views = ['new', 'mine', 'overdue', 'due', 'today', 'nobodys', 'all'] as const;
export type QueueView = (typeof views)[number];

export const viewNames: Record<QueueView, () => string> = {
  new: m.desk_view_new,
  mine: m.desk_view_mine,
  overdue: m.desk_view_overdue,
  due: m.desk_view_due,
  today: m.desk_view_today,
  nobodys: m.desk_view_nobodys,
  all: m.desk_view_all,
};

export const queueOrders = ['oldest', 'newest'] as const;
type QueueOrder = (typeof queueOrders)[number];

/** The state of the desk, as its address holds it. */
export type DeskAddress = FigureFilters & {
  view: QueueView;
  kind: LeadKind | null;
  status: LeadStatus | null;
  /** Id of a member. */
  owner: string | null;
  search: string;
  /** Null for the usual order of the view. */
  order: QueueOrder | null;
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
    order: null,
    ...noFigure,
    request: null,
  },
  {
    view: choiceIn('view', views),
    kind: choiceIn('kind', leadKinds),
    status: choiceIn('status', leadStatuses),
    owner: parameter('owner', (id) => id || null),
    search: textIn('search'),
    order: choiceIn('order', queueOrders),
    ...figureParts,
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
    ...figureQuery(address),
  };
}

/** How many requests a view holds; null when nobody counts them. */
export function requestCount(view: QueueView, counts: DeskCounts): number | null {
  const { nobodys, mine, overdue, due } = counts;
  return { new: counts.new, nobodys, mine, overdue, due, today: counts.visits_today, all: null }[
    view
  ];
}

/** In views that are worked through, the longest waiting comes first; among all requests the newest does. */
export function isOldestFirst({ view, order }: Pick<DeskAddress, 'view' | 'order'>): boolean {
  return order === null ? view !== 'all' : order === 'oldest';
}
