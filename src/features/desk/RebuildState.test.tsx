import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RebuildFacts } from '@/data/desk-rebuild';
import { RebuildState } from './RebuildState';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute)).toISOString();
const facts = vi.hoisted(() => ({ now: {} as RebuildFacts }));
vi.mock('@/session/backend', () => ({ sessionBackend: async () => ({}) }));
vi.mock('@/data/desk-rebuild', () => ({ readRebuild: async () => facts.now }));

test('a rebuild that failed says when and why', async () => {
  facts.now = {
    now: at(10),
    wanted_since: null,
    called_at: at(2),
    failed_at: at(3),
    failure: 'Build script returned 2',
    changed_at: at(1),
    built_as_of: at(0),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RebuildState />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/The last rebuild failed/)).toBeVisible();
  await expect.element(page.getByText('Build script returned 2')).toBeVisible();
});
