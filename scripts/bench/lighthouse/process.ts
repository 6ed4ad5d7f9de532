// One run of Lighthouse, as a program: takes its options as JSON and prints what it found as JSON.
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { z } from 'zod';
import { type Audit, AuditOptions, categories } from './audit.ts';

const Shifts = z.object({
  items: z.array(z.object({ node: z.object({ selector: z.string() }).optional() })).default([]),
});

const { url, theme, program, flags } = AuditOptions.parse(JSON.parse(process.argv[2] ?? '{}'));

const browser = await puppeteer.launch({
  executablePath: program,
  args: flags,
  defaultViewport: null,
});
try {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument((chosen) => {
    if (location.protocol === 'https:') localStorage.setItem('tayar-theme', chosen);
  }, theme);
  const result = await lighthouse(
    url,
    {
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
      ignoreStatusCode: true,
    },
    undefined,
    page,
  );
  if (result === undefined) throw new Error('Lighthouse found nothing');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (id: string) => {
    const measured = lhr.audits[id]?.numericValue;
    if (measured === undefined) throw new Error(`${url}: Lighthouse measured no ${id}`);
    return measured;
  };
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const found: Audit = {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    work: value('mainthread-work-breakdown'),
    shift: value('cumulative-layout-shift'),
    faults,
    moved: Shifts.parse(lhr.audits['layout-shifts']?.details ?? {}).items.flatMap(({ node }) =>
      node ? [node.selector] : [],
    ),
  };
  process.stdout.write(JSON.stringify(found));
} finally {
  await browser.close();
}
