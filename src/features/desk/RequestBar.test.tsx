import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskRequest, Lead } from '#data/desk.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { nextAction } from './next-action.ts';
import { RequestBar } from './RequestBar.tsx';
import { RequestHead } from './RequestHead.tsx';
import type { RequestActions } from './use-act.tsx';

vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#data/team.ts', () => ({ readTeam: async () => [] }));
vi.mock('#data/desk-item.ts', () => ({ readItem: async () => null }));
vi.mock('#data/visit-places.ts', () => ({
  readPlaces: async () => [{ id: 'p', name_en: 'Giza', name_ar: 'Giza', open: true } as VisitPlace],
}));
vi.mock('./Desk.tsx', () => ({ useMember: () => ({ id: 'me' }) }));

const lead = {
  ...{ kind: 'visit_request', id: '1', name: 'Mona', phone: '01221234503', email: 'm@example.com' },
  ...{ status: 'new', outcome: null, outcome_reason: null, owner_id: null, owner_name: null },
  ...{ created_at: '2026-11-21T14:05:00Z', answer_due_at: '2026-11-21T15:05:00Z' },
  ...{ answered_at: null, overdue: false, language: 'en', subject: 'BYD Seal', version: 1 },
} as Lead;
const act = vi.fn<RequestActions['act']>();
const actions: RequestActions = {
  ...{ act, stepVisit: vi.fn(), retry: vi.fn(), busy: false, fault: null },
};

async function show(change: Partial<Lead>) {
  const request = {
    ...{
      lead: { ...lead, ...change },
      visit: null,
      events: [],
      others: [],
      favourites: [],
      mails: [],
    },
    ...{ sent: {}, account_email: null },
    submission: { table: 'visit_requests', id: '1', status: 'new', created_at: lead.created_at },
  } as unknown as DeskRequest;
  const next = nextAction(request, 'me', Date.now());
  const parts = { request, actions, next, onClosing: vi.fn() };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RequestHead {...parts} heading={{ current: null }} closing={false} />
      <RequestBar {...parts} />
    </QueryClientProvider>,
  );
}

const filled = () =>
  [...document.querySelectorAll('.button-primary')].map((one) => one.textContent.trim());

test.each<[string, Partial<Lead>, string[]]>([
  ['one that is nobody’s is taken', {}, ['Take it']],
  ['mine is answered', { owner_id: 'me' }, ['WhatsApp']],
  [
    'then its visit is confirmed',
    { owner_id: 'me', answered_at: '2026-11-21T14:30:00Z' },
    ['Confirm the visit'],
  ],
  ['a colleague’s is theirs', { owner_id: 'other', owner_name: 'Rania' }, []],
  ['nothing is left of a closed one', { status: 'done', outcome: 'lost' }, []],
])('the filled button is what comes next: %s', async (_, change, buttons) => {
  await show(change);
  await expect.element(page.getByRole('button', { name: 'WhatsApp' })).toBeInTheDocument();
  await expect.poll(filled).toEqual(buttons);
});

test('a closed request says how it ended, and that nobody waits', async () => {
  await show({ status: 'done', outcome: 'lost', outcome_reason: 'Bought elsewhere' });
  await expect.element(page.getByText('Lost', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('Bought elsewhere')).toBeInTheDocument();
  await expect.element(page.getByText(/Waiting for/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Take it' })).not.toBeInTheDocument();
});
