import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RebuildFacts } from '#data/desk-rebuild.ts';
import { RebuildState } from './RebuildState.tsx';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute)).toISOString();
const facts = vi.hoisted(() => ({ now: {} as RebuildFacts }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/desk-rebuild.ts', () => ({ readRebuild: async () => facts.now }));

/** All that there was at 10:00 is published. */
const published: RebuildFacts = {
  now: at(10),
  wanted_since: null,
  called_at: null,
  failed_at: null,
  failure: null,
  changed_at: at(-1),
  built_as_of: at(0),
  left_out: [],
  left_out_count: 0,
};

function show(now: RebuildFacts) {
  facts.now = now;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RebuildState />
    </QueryClientProvider>,
  );
}

test('rows that the build left out are named beside what is published', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, n) => `cars ${n} (BYD Seal): model must not be empty`,
  );
  show({ ...published, left_out: rows, left_out_count: 112 });
  await expect.element(page.getByText(/^All changes are published/)).toBeVisible();
  await expect.element(page.getByText('Left out of the site: 112')).toBeVisible();
  await expect.element(page.getByText('cars 9 (BYD Seal): model must not be empty')).toBeVisible();
  expect(page.getByText('cars 10 (BYD Seal)').elements()).toHaveLength(0);
  await expect.element(page.getByText('And 102 more')).toBeVisible();
});

test('where nothing is left out nothing is said of it', async () => {
  show(published);
  await expect.element(page.getByText(/^All changes are published/)).toBeVisible();
  expect(page.getByText(/Left out/).elements()).toHaveLength(0);
});

test('a rebuild that failed says when and why', async () => {
  show({
    ...published,
    called_at: at(2),
    failed_at: at(3),
    failure: 'Build script returned 2',
    changed_at: at(1),
  });
  await expect.element(page.getByText(/The last rebuild failed/)).toBeVisible();
  await expect.element(page.getByText('Build script returned 2')).toBeVisible();
});
