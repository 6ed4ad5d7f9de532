import { expect, it } from 'vitest';
import { sampleTariffs } from './fixture';
import { originsOf } from './origins';

const { publicAc, publicDc } = sampleTariffs;

it('names an origin that figures share once', () => {
  expect(originsOf([publicAc, publicDc])).toBe('since 3 September 2025 (Decree 101/2025)');
});

it('names each origin where they differ', () => {
  const raised = { ...publicDc, validFrom: '2026-10-01', source: 'Decree 7/2026: x.eg' };
  expect(originsOf([publicAc, raised])).toBe(
    'since 3 September 2025 (Decree 101/2025) and since 1 October 2026 (Decree 7/2026)',
  );
});
