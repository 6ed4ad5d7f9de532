import {
  type DeskCounts,
  type LeadKey,
  type LeadStatus,
  leadAnswers,
  leadStatuses,
  type QueueQuery,
} from '#data/desk.ts';
import { type boardStages, dealStages } from '#domain/deals.ts';
import { type GovernorateId, governorateIds, governorates } from '#domain/governorates.ts';
import { leadKinds, leadSources } from '#domain/leads.ts';
import { choiceIn, parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';
import { m } from '#paraglide/messages.js';

/** The views of the queue that everybody has, in the order of their tabs; the first is the default. */
export const views = [
  'new',
  'action',
  'mine',
  'overdue',
  'due',
  'today',
  'nobodys',
  'all',
] as const;
export type QueueView = (typeof views)[number];

export const viewNames: Record<QueueView, () => string> = {
  new: m.desk_view_new,
  action: m.desk_deals_view_action,
  mine: m.desk_view_mine,
  overdue: m.desk_view_overdue,
  due: m.desk_view_due,
  today: m.desk_view_today,
  nobodys: m.desk_view_nobodys,
  all: m.desk_view_all,
};

export const queueOrders = ['oldest', 'newest'] as const;
type QueueOrder = (typeof queueOrders)[number];

/** What the queue can be filtered by within a view, as `QueueQuery` names it; a city by its governorate. */
type Filters = {
  [Name in
    | 'kind'
    | 'owner'
    | 'item_id'
    | 'subject'
    | 'budget_from'
    | 'budget_to'
    | 'language'
    | 'source'
    | 'stage'
    | 'outcome'
    | 'answer'
    | 'amount'
    | 'reason_id'
    | 'created_from'
    | 'created_to'
    | 'closed_from'
    | 'closed_to']: NonNullable<QueueQuery[Name]> | null;
} & { status: LeadStatus | 'open' | 'closed' | null; city: GovernorateId | null };

export const noFilters: Filters = {
  ...{ kind: null, status: null, owner: null, item_id: null, subject: null, city: null },
  ...{ budget_from: null, budget_to: null, language: null, source: null, stage: null },
  ...{ outcome: null, answer: null, amount: null, reason_id: null },
  ...{ created_from: null, created_to: null, closed_from: null, closed_to: null },
};

/** The state of the desk, as its address holds it. */
export type DeskAddress = Filters & {
  view: QueueView;
  search: string;
  /** Null for the usual order of the view. */
  order: QueueOrder | null;
  /** Whether open deals are shown by their stages, in place of the list. */
  board: boolean;
  /** The request that is open. */
  request: LeadKey | null;
};

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const wordIn = (name: string) => parameter(name, (text) => text.trim().slice(0, 200) || null);
const amountIn = (name: string) =>
  parameter(name, (text) => (/^\d{1,10}$/.test(text) ? Number(text) : null));
const dayIn = (name: string) =>
  parameter(name, (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null));

/** The address of the desk. */
export const deskAddress = stateInAddress<DeskAddress>(
  { view: views[0], ...noFilters, search: '', order: null, board: false, request: null },
  {
    view: choiceIn('view', views),
    kind: choiceIn('kind', leadKinds),
    status: choiceIn('status', [...leadStatuses, 'open', 'closed']),
    owner: parameter('owner', (id) => id || null),
    item_id: parameter('item', (id) => (isUuid(id) ? id : null)),
    subject: wordIn('car'),
    city: choiceIn('city', governorateIds),
    budget_from: amountIn('budget_from'),
    budget_to: amountIn('budget_to'),
    language: choiceIn('language', ['ar', 'en']),
    source: choiceIn('source', leadSources),
    stage: choiceIn('stage', ['none', ...dealStages]),
    outcome: choiceIn('outcome', ['won', 'lost', 'decided']),
    answer: choiceIn('answer', leadAnswers),
    amount: choiceIn('amount', ['open']),
    reason_id: wordIn('reason'),
    created_from: dayIn('sent_from'),
    created_to: dayIn('sent_to'),
    closed_from: dayIn('closed_from'),
    closed_to: dayIn('closed_to'),
    search: textIn('search'),
    order: choiceIn('order', queueOrders),
    board: parameter(
      'board',
      (text) => text === 'yes',
      (isShown) => (isShown ? 'yes' : 'no'),
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
  const { view, search, order, board, request, city, ...filters } = address;
  const ofView: Record<QueueView, QueueQuery> = {
    new: { status: 'new' },
    action: { action: true },
    mine: { owner: 'me', status: 'open' },
    overdue: { overdue: true },
    due: { due: 'today' },
    today: { visit_on: today },
    nobodys: { owner: 'nobody', status: 'open' },
    all: {},
  };
  const place = governorates.find(({ id }) => id === city);
  const chosen = Object.entries(filters).filter(([, value]) => value !== null);
  return {
    ...ofView[view],
    ...Object.fromEntries(chosen),
    ...(place && { city: [place.en, place.ar] }),
    ...(search.trim() && { search: search.trim() }),
  };
}

/** The filters of one column of the board. */
export const filtersOfStage = (
  filters: QueueQuery,
  stage: (typeof boardStages)[number],
): QueueQuery => ({ ...filters, status: 'open', stage: stage === 'new' ? 'none' : stage });

/** The part of the address that a saved view keeps: what is shown, without what is open. */
export const savedQueryOf = (address: DeskAddress): string =>
  deskAddress.write({ ...address, request: null }) || '?';

/** How many requests a view holds; null when nobody counts them. */
export function requestCount(view: QueueView, counts: DeskCounts): number | null {
  const { nobodys, mine, overdue, due, action } = counts;
  return {
    ...{ new: counts.new, action, nobodys, mine, overdue, due },
    ...{ today: counts.visits_today, all: null },
  }[view];
}

/** In views that are worked through, the longest waiting comes first; among all requests the newest does. */
export function isOldestFirst({ view, order }: Pick<DeskAddress, 'view' | 'order'>): boolean {
  return order === null ? view !== 'all' : order === 'oldest';
}
