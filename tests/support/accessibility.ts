import axe, { type Result, type RunOnly } from 'axe-core';
import { expect, type Page } from './browser.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * The violations that axe finds on the page in its present state, with their elements.
 * @param part selects part of the page to check, which is awaited; the whole page by default
 */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  await page.locator(part).filter({ visible: true }).first().waitFor();
  return described(await violationsOn(page, everything, part));
}

/** Of that, what may differ between the light and the dark theme of a page that was looked at in one of them. */
export async function colourFaultsOf(page: Page): Promise<string[]> {
  return described(await violationsOn(page, colours, 'html'));
}

/** Expects that axe finds nothing on the page as it stands, light, then dark. @param what names it in a failure */
export async function expectNoFaultsInThemes(page: Page, what: string): Promise<void> {
  // What lies half below the header counts as too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  const html = page.locator('html');
  await html.evaluate(({ classList }) => classList.remove('dark'));
  expect.soft(await faultsOf(page), `${what}, light`).toEqual([]);
  await html.evaluate(({ classList }) => classList.add('dark'));
  expect.soft(await colourFaultsOf(page), `${what}, dark`).toEqual([]);
}

async function violationsOn(page: Page, runOnly: RunOnly, part: string): Promise<Result[]> {
  // Once in a page: to put the code there takes a good part of the time of a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([context, rules]) => {
      // Without a description of all that is right.
      const options = { runOnly: rules, resultTypes: ['violations' as const] };
      return (await window.axe.run(context, options)).violations;
    },
    [part, runOnly] as const,
  );
}

function described(violations: Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}
