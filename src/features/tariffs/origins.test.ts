import { expect, it } from 'vitest';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { inArabic } from '#lib/fixture.ts';
import { originsOf, sourceName } from './origins.ts';

const { publicAc, publicDc } = sampleTariffs;

it('names an origin that figures share once', () => {
  expect(originsOf([publicAc, publicDc])).toBe('since 3\u00a0September 2025 (Decree 101/2025)');
});

it('names each origin where they differ', () => {
  const raised = { ...publicDc, validFrom: '2026-10-01', source: 'Decree 7/2026: x.eg' };
  expect(originsOf([publicAc, raised])).toBe(
    'since 3\u00a0September 2025 (Decree 101/2025) and since 1\u00a0October 2026 (Decree 7/2026)',
  );
});

it('puts no brackets into the brackets of an origin', () => {
  const petrol = { ...publicDc, source: 'elbalad.news/6897394 (2026-03-10)' };
  expect(originsOf([petrol])).toContain('(Sada El-Balad, elbalad.news/6897394)');
  expect(inArabic(() => originsOf([petrol]))).toContain(
    'صدى البلد، \u2068elbalad.news/6897394\u2069',
  );
});

it.each([
  ['Decree 101/2025: automotivegt.com (2025-09), x.com (2025-09-04)', 'Decree 101/2025'],
  ['iqraa24.com (2026-01-28)', 'iqraa24.com'],
  ['a.eg/1 (2026-01-28), b.eg (undated)', 'a.eg/1, b.eg'],
  ['elnabaa.net/1011248 (undated)', 'El-Nabaa newspaper (elnabaa.net/1011248)'],
  ['https://a.eg/1 (2026-01-28)', 'https://a.eg/1'],
  ['General knowledge, unverified', 'General knowledge, unverified'],
])('the name of the source "%s" is "%s"', (source, name) => {
  expect(sourceName({ source })).toBe(name);
});

it.each([
  ['EgyptERA decision 142/2024: x.eg (2025-09-29)', 'قرار جهاز تنظيم مرفق الكهرباء ١٤٢/٢٠٢٤'],
  ['Financial Regulatory Authority: x.eg/800 (2019-06-26)', 'الهيئة العامة للرقابة المالية'],
  ['Central Bank of Egypt: x.eg (2026-02-12)', 'البنك المركزي المصري'],
  ['elbalad.news/6897394 (2026-03-10)', 'صدى البلد (\u2068elbalad.news/6897394\u2069)'],
])('the Arabic name of the source "%s" is "%s"', (source, name) => {
  expect(inArabic(() => sourceName({ source }))).toBe(name);
});
