import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PastImport } from '#data/desk-points.ts';
import type { ImportFailure } from '#domain/point-import-failure.ts';
import { overwriteGetLocale } from '#paraglide/runtime.js';
import { PastImports } from './PastImports.tsx';

const past = vi.hoisted(() => ({ imports: [] as PastImport[] }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/desk-points.ts', async (original) => ({
  ...(await original<object>()),
  readPointImports: async () => past.imports,
}));

afterEach(() => overwriteGetLocale(() => 'en'));

const none = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, aside: 0, refused: 0 };

async function show(failure: ImportFailure) {
  const at = '2026-11-23T01:20:00Z';
  past.imports = [
    { id: '1', origin: 'weekly', imported_at: at, report: { ...none, changes: [] }, failure },
  ];
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PastImports />
    </QueryClientProvider>,
  );
}

test.each<[why: ImportFailure['why'], figure: number | null, en: string, ar: string]>([
  [
    'key_refused',
    401,
    'Open Charge Map refuses our key, OPEN_CHARGE_MAP_KEY (401).',
    'رفض Open Charge Map مفتاحنا OPEN_CHARGE_MAP_KEY (401).',
  ],
  [
    'late',
    12,
    'Open Charge Map did not answer within 12 seconds.',
    'لم يرد Open Charge Map خلال ١٢ ثانية.',
  ],
  [
    'cut_off',
    250,
    'More than 250 places have changed. Import a whole export here.',
    'تغير أكثر من ٢٥٠ مكانًا. استورد ملفًا كاملًا من هنا.',
  ],
  [
    'no_list',
    null,
    'Open Charge Map answered with something else than a list of places.',
    'رد Open Charge Map بشيء غير قائمة أماكن.',
  ],
])('an import that failed (%s) says why in the reader’s language', async (why, figure, en, ar) => {
  await show({ why, figure });
  await expect.element(page.getByText(`The import did not finish. ${en}`)).toBeVisible();
  overwriteGetLocale(() => 'ar');
  await show({ why, figure });
  await expect.element(page.getByText(`لم يكتمل الاستيراد. ${ar}`)).toBeVisible();
});
