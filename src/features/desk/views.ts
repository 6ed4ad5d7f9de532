import {
  type DeskCounts,
  type LeadKey,
  type LeadStatus,
  leadStatuses,
  type QueueQuery,
} from '#data/desk.ts';
import { type RequestKind, requestKinds } from '#domain/requests.ts';

/** The saved views of the queue, in the order of their tabs; the first is the default. */
export const views = ['new', 'mine', 'overdue', 'due', 'today', 'nobodys', 'all'] as const;
export type QueueView = (typeof views)[number];

/** The state of the desk, as its address holds it. */
export type DeskAddress = {
  view: QueueView;
  kind: RequestKind | null;
  status: LeadStatus | null;
  /** Id of a member. */
  owner: string | null;
  search: string;
  oldestFirst: boolean;
  /** The request that is open. */
  request: LeadKey | null;
};

const isOneOf = <Name extends string>(names: readonly Name[], text: string | null) =>
  names.find((name) => name === text) ?? null;

/** Reads an address; what it does not know is left out. @param search from its question mark on */
export function readAddress(search: string): DeskAddress {
  const asked = new URLSearchParams(search);
  const [kind, id] = (asked.get('request') ?? '').split(':');
  const requestKind = isOneOf(requestKinds, kind ?? null);
  const view = isOneOf(views, asked.get('view')) ?? views[0];
  return {
    view,
    kind: isOneOf(requestKinds, asked.get('kind')),
    status: isOneOf(leadStatuses, asked.get('status')),
    owner: asked.get('owner'),
    search: asked.get('search') ?? '',
    oldestFirst: asked.get('order') === 'oldest',
    request: requestKind && id && isUuid(id) ? { kind: requestKind, id } : null,
  };
}

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The address that `readAddress` reads, from its question mark on; empty for the default. */
export function writeAddress({ request, ...shown }: DeskAddress): string {
  const asked = new URLSearchParams();
  if (shown.view !== views[0]) asked.set('view', shown.view);
  if (shown.kind) asked.set('kind', shown.kind);
  if (shown.status) asked.set('status', shown.status);
  if (shown.owner) asked.set('owner', shown.owner);
  if (shown.search) asked.set('search', shown.search);
  if (shown.oldestFirst) asked.set('order', 'oldest');
  if (request) asked.set('request', `${request.kind}:${request.id}`);
  // A colon needs no escape here, and mails write it as it is.
  const text = asked.toString().replaceAll('%3A', ':');
  return text && `?${text}`;
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
