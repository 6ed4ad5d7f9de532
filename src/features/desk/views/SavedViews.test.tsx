import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import type { SavedView } from '#data/desk-views.ts';
import { BackendFailure } from '#data/failure.ts';
import type { Role } from '#data/team.ts';
import { closeLead, filterQueue } from '#features/desk/address.store.ts';
import SavedViews from './SavedViews.tsx';

type Stored = Pick<SavedView, 'id' | 'name' | 'query' | 'shared' | 'position'>;

const backend = vi.hoisted(() => ({
  views: [] as SavedView[],
  role: 'manager' as Role,
  saveView: vi.fn<(_: unknown, view: Stored) => Promise<void>>(),
  removeView: vi.fn<(_: unknown, id: string) => Promise<void>>(),
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));
vi.mock('#features/desk/Desk.tsx', () => ({ useMember: () => ({ id: 'me', role: backend.role }) }));
vi.mock('#data/desk-views.ts', async (original) => ({
  ...(await original<typeof import('#data/desk-views.ts')>()),
  readViews: async () => backend.views,
  saveView: backend.saveView,
  removeView: backend.removeView,
}));
vi.mock('#data/team.ts', () => ({ readTeam: async () => [] }));
vi.mock('#data/close-reasons.ts', () => ({ readReasons: async () => [] }));
vi.mock('#data/desk-item.ts', () => ({ readNamedItems: async () => [] }));

const giza: SavedView = {
  ...{ id: 'giza', name: 'Giza', query: '?city=giza', shared: false, position: 10 },
  ...{ owner_id: 'me', owner_name: 'Rania', mine: true },
};
const others: SavedView = {
  ...{ ...giza, id: 'cairo', name: 'Cairo', shared: true },
  ...{ owner_id: 'other', owner_name: 'Nadia', mine: false },
};
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SavedViews />
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** A button of one view, whose name only screen readers get. */
const ofView = (does: string, view: string) =>
  page.getByRole('button', { name: new RegExp(`^${does} ?: ?${view}$`) });
const toast = () => expect.poll(() => $toasts.get().at(-1)?.title);

beforeEach(() => {
  sessionStorage.clear();
  $toasts.set([]);
  closeLead();
  filterQueue({ view: 'all', city: 'giza' });
  backend.views = [giza, others];
  backend.role = 'manager';
  backend.saveView.mockReset().mockImplementation(async (_, view) => {
    const known = backend.views.filter(({ id }) => id !== view.id);
    backend.views = [...known, { ...giza, ...view }];
  });
  backend.removeView.mockReset().mockImplementation(async (_, id) => {
    backend.views = backend.views.filter((view) => view.id !== id);
  });
});

test('what is shown is saved under a name, once, also after a lost answer', async () => {
  await show();
  await button('Save this view').click();
  await expect.element(page.getByText(/Please fill this in/)).toBeVisible();
  expect(backend.saveView).not.toHaveBeenCalled();
  backend.saveView.mockRejectedValueOnce(new BackendFailure('offline', { message: 'No answer' }));
  await page.getByLabelText('Name of the view').fill('My Giza');
  await page.getByText('Share with the team', { exact: true }).click();
  await button('Save this view').click();
  await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible();
  await button('Save this view').click();
  await toast().toBe('The view ‘My Giza’ is saved');
  const [first, second] = backend.saveView.mock.calls.map(([, view]) => view);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ query: '?view=all&city=giza', shared: true, position: 20 });
  await expect.element(page.getByLabelText('Name of the view')).toHaveValue('');
  await expect.element(page.getByText('My Giza', { exact: true })).toBeVisible();
});

test('a view is renamed, shared and kept to oneself', async () => {
  await show();
  await ofView('Rename', 'Giza').click();
  const name = page.getByLabelText('New name of ‘Giza’');
  await expect.element(name).toHaveValue('Giza');
  await name.fill('Giza West');
  await button('Save').click();
  await expect.element(page.getByText('Giza West', { exact: true })).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  await ofView('Share with the team', 'Giza West').click();
  await expect.element(ofView('Keep to yourself', 'Giza West')).toBeVisible();
  expect(backend.saveView.mock.lastCall?.[1]).toMatchObject({ id: 'giza', shared: true });
});

test('a view is deleted after a question; of a colleague’s, managers alone, and it says what that means', async () => {
  await show();
  await expect.element(page.getByText('of Nadia')).toBeVisible();
  await expect.element(ofView('Rename', 'Cairo')).not.toBeInTheDocument();
  await ofView('Delete', 'Cairo').click();
  await expect.element(page.getByText(/Colleagues lose it too/)).toBeVisible();
  await button('Leave it as it is').click();
  expect(backend.removeView).not.toHaveBeenCalled();
  await ofView('Delete', 'Giza').click();
  await page.getByRole('alert').getByRole('button', { name: 'Delete' }).click();
  await toast().toBe('The view ‘Giza’ is deleted');
  await expect.element(ofView('Rename', 'Giza')).not.toBeInTheDocument();
  expect(backend.removeView.mock.lastCall?.[1]).toBe('giza');
});

test('who is no manager sees their own views, and shares none', async () => {
  backend.role = 'sales';
  await show();
  await expect.element(ofView('Rename', 'Giza')).toBeVisible();
  await expect.element(page.getByText('Cairo', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Share with the team')).not.toBeInTheDocument();
  await expect.element(ofView('Share with the team', 'Giza')).not.toBeInTheDocument();
});
