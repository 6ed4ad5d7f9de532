import AxeBuilder from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from './browser.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * The violations that axe finds on the page in its present state, with their elements.
 * @param part selects part of the page to check; the whole page by default
 */
export async function faultsOf(page: Page, part?: string): Promise<string[]> {
  const axe = (await axeOf(page)).withTags(tags);
  if (part !== undefined) axe.include(part);
  return described((await axe.analyze()).violations);
}

/** In the page alone, as no page has frames of other sites, and without a description of all that is right. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  // Once in a page: the builder would put the code there twice for each look, which takes a third of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const builder = new AxeBuilder({ page, axeSource: ';' });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Of that, what may differ between the light and the dark theme of a page that was looked at in one of them. */
export async function colourFaultsOf(page: Page): Promise<string[]> {
  const axe = (await axeOf(page)).withRules(['color-contrast', 'link-in-text-block']);
  return described((await axe.analyze()).violations);
}

function described(violations: Violations): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}
