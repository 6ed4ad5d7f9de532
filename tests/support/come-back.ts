import { expect, type Page } from './browser.ts';

type Place = {
  /** Waits until the page is itself again. */
  shown: () => Promise<void>;
  /** How far what is read stands below the top of the window, in CSS pixels. */
  top: () => Promise<number>;
};

/** Reloads the page, then leaves it and goes back: each time what is read comes to stand where it stands now. */
export async function expectToStand(page: Page, { shown, top }: Place): Promise<void> {
  const before = await top();
  for (const comeBack of [
    () => page.reload(),
    () => page.goto('/about').then(() => page.goBack()),
  ]) {
    await comeBack();
    await shown();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  }
}
