import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { DeskRequest, Lead } from '#data/desk.ts';
import type { ActResult } from '#data/desk-acts.ts';
import type { Person, PersonPage, PersonStep, Twins } from '#data/desk-people.ts';
import { BackendFailure } from '#data/failure.ts';
import { goTo } from '#lib/page-address.store.ts';
import { People } from './People.tsx';

const calls = vi.hoisted(() => ({
  readPerson: vi.fn<(_: unknown, id: string, before: unknown) => Promise<object | null>>(),
  readTwins: vi.fn<() => Promise<object[]>>(),
  mergePeople: vi.fn<(...asked: unknown[]) => Promise<'done' | 'gone'>>(),
  unmergePeople: vi.fn<(...asked: unknown[]) => Promise<'done' | 'gone'>>(),
  dismissTwins: vi.fn<(...asked: unknown[]) => Promise<void>>(),
  givePerson: vi.fn<(...asked: unknown[]) => Promise<'done' | 'changed' | 'gone'>>(),
  performAct: vi.fn<(...asked: unknown[]) => Promise<ActResult>>(),
}));
const { performAct, ...people } = calls;
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me' }) }));
vi.mock('#data/team.ts', () => ({
  readTeam: async () => [
    { id: 'me', name: 'Rania' },
    { id: 'other', name: 'Nadia' },
  ],
}));
vi.mock('#data/desk.ts', async (original) => ({
  ...(await original<object>()),
  readQueue: async () => [leadOf('1', 'new'), leadOf('2', 'done')],
  readRequest: async (): Promise<Partial<DeskRequest>> => ({
    lead: leadOf('1', 'new'),
    events: [],
  }),
}));
vi.mock('#data/desk-acts.ts', () => ({ performAct: calls.performAct, stepVisit: vi.fn() }));
vi.mock('#data/desk-people.ts', async (original) => ({
  ...(await original<object>()),
  ...{ readPerson: calls.readPerson, readTwins: calls.readTwins },
  ...{ mergePeople: calls.mergePeople, unmergePeople: calls.unmergePeople },
  ...{ dismissTwins: calls.dismissTwins, givePerson: calls.givePerson },
  previewMerge: async (_: unknown, keep: string, other: string) => ({
    ...{ keep: personOf(keep), other: personOf(other), reasons: [] },
    ...{ owner_id: 'other', owner_name: 'Nadia' },
  }),
}));

const [mona, twin] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
];
const leadOf = (id: string, status: Lead['status']) =>
  ({
    ...{ kind: 'car_request', id, status, person_id: mona, name: 'Mona', phone: '01012345678' },
    ...{ email: '', subject: 'BYD Seal', created_at: '2026-11-28T10:00:00Z', language: 'en' },
    ...{ outcome: null, overdue: false, more: 1, owner_id: null, owner_name: null, version: 3 },
  }) as Lead;
const personOf = (id: string): Person => ({
  ...{ id, owner_id: 'me', owner_name: 'Rania', created_at: '2026-11-28T10:00:00Z' },
  ...{ names: [id === mona ? 'Mona' : 'منى'], phones: ['01012345678', '01112345678'] },
  ...{ wrong_phones: ['01112345678'], emails: [], cities: ['Giza'], accounts: [] },
  ...{ requests: 2, open: 1, newest_at: null },
});
const stepOf = (id: string): PersonStep => ({
  ...{ type: 'event', at: '2026-11-28T10:00:00Z', id, kind: 'car_request', request_id: '1' },
  facts: { actor_name: 'Rania', action: 'note', detail: { text: `Note ${id}` } },
});
const pageOf = (timeline: PersonStep[], change: Partial<PersonPage> = {}): PersonPage => ({
  person: personOf(mona),
  requests: [leadOf('2', 'done'), leadOf('1', 'new')],
  ...{ timeline, favourites: [], merges: [], ...change },
});
const twins: Twins = {
  ...{ first: personOf(mona), second: personOf(twin), reasons: ['name'] },
  found_at: '2026-11-28T10:00:00Z',
};

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <People />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  $toasts.set([]);
  for (const mock of Object.values(calls)) mock.mockReset();
  people.readPerson.mockResolvedValue(pageOf([stepOf('1')]));
  people.readTwins.mockResolvedValue([twins]);
  people.mergePeople.mockResolvedValue('done');
  people.unmergePeople.mockResolvedValue('done');
  people.dismissTwins.mockResolvedValue();
  performAct.mockResolvedValue({ result: 'done', lead: leadOf('1', 'new') });
  goTo('/sales/people');
});

test('a person is found by the search of the requests, once, and opens', async () => {
  people.readTwins.mockResolvedValue([]);
  await show();
  await expect.element(page.getByText('Nobody seems to be here twice')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('mona');
  await page.getByRole('link', { name: /Mona.*2 requests found.*Nobody yet/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Mona' })).toBeVisible();
  expect(location.search).toBe(`?person=${mona}`);
});

test('a person’s page: open requests first, wrong numbers marked, one owner, all that happened', async () => {
  people.readTwins.mockResolvedValue([]);
  goTo(`/sales/people?person=${mona}`);
  await show();
  const requests = page.getByRole('region', { name: 'Requests' }).getByRole('button');
  await expect.element(requests.first()).toMatchTextContent(/^New/);
  await expect.element(page.getByText('wrong number')).toBeVisible();
  await expect.element(page.getByText('Note 1')).toBeVisible();
  const owner = page.getByLabelText('Who has them');
  await expect.element(owner).toHaveValue('me');
  await owner.selectOptions('Nadia');
  await expect
    .poll(() => performAct.mock.lastCall?.slice(3))
    .toEqual([3, { action: 'assigned', detail: { to: 'other' } }]);
});

test('a person without open requests has an owner too, whom their next request goes to', async () => {
  people.readPerson.mockResolvedValue(
    pageOf([stepOf('1')], {
      requests: [leadOf('2', 'done')],
      person: { ...personOf(mona), open: 0 },
    }),
  );
  people.givePerson.mockResolvedValueOnce('changed').mockResolvedValue('done');
  goTo(`/sales/people?person=${mona}`);
  await show();
  await expect.element(page.getByText(/The next one goes to whom you choose/)).toBeVisible();
  await page.getByLabelText('Who has them').selectOptions('Nadia');
  await expect.element(page.getByText('Somebody else acted first')).toBeVisible();
  await page.getByLabelText('Who has them').selectOptions('Nobody yet');
  await expect.poll(() => people.givePerson.mock.lastCall?.slice(2)).toEqual([mona, null, 'me']);
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Saved');
});

test('the timeline is read page by page', async () => {
  const first = Array.from({ length: 50 }, (_, index) => stepOf(`a${index}`));
  people.readPerson.mockImplementation(async (_, __, before) =>
    pageOf(before === null ? first : [stepOf('last')]),
  );
  goTo(`/sales/people?person=${mona}`);
  await show();
  await button('Show earlier').click();
  await expect.element(page.getByText('Note last')).toBeVisible();
  expect(people.readPerson.mock.lastCall?.[2]).toMatchObject({ id: 'a49' });
  await expect.element(button('Show earlier')).not.toBeInTheDocument();
});

test('two people are compared and merged, once, and parted by the toast', async () => {
  people.mergePeople.mockRejectedValueOnce(new BackendFailure('offline', { message: 'No answer' }));
  await show();
  await button('Compare').click();
  const dialog = page.getByRole('dialog', { name: 'Are they the same person?' });
  await dialog.getByRole('radio', { name: 'Merge into this one منى' }).click();
  await expect.element(dialog.getByText('Who has them afterwards: Nadia')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = people.mergePeople.mock.calls;
  expect(second).toEqual(first);
  expect(second?.slice(2)).toEqual([twin, mona]);
  $toasts.get().at(-1)?.action?.run();
  await expect.poll(() => people.unmergePeople.mock.lastCall?.[1]).toBe(second?.[1]);
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('They are two people again');
});

test('who is not the same stays two, and a merge is undone in the timeline too', async () => {
  const merge: PersonStep = {
    ...{ type: 'merge', at: '2026-11-28T10:00:00Z', id: 'event' },
    facts: { actor_name: 'Nadia', requests: 1, undone_at: null, undone_by: null },
  };
  const merges = [
    { event: 'event', at: merge.at, actor_name: 'Nadia', other_id: twin, requests: 1 },
  ];
  people.readPerson.mockResolvedValue(pageOf([merge], { merges }));
  goTo(`/sales/people?person=${mona}`);
  await show();
  await button('Not the same').click();
  await expect.poll(() => people.dismissTwins.mock.lastCall?.slice(1)).toEqual([mona, twin]);
  people.unmergePeople.mockResolvedValueOnce('gone');
  await button('Part them again').click();
  await expect.element(page.getByText(/merged, parted or deleted/)).toBeVisible();
});
