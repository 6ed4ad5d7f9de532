import type { Page } from 'playwright';

/** Scrolls down the whole list with the wheel and counts its frames, and those that took more than 50 ms. */
export async function measureScroll(page: Page): Promise<{ frames: number; slow: number }> {
  await page.evaluate(() => scrollTo(0, 0));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width * 0.6, height * 0.6);
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Reflect.set(window, 'gaps', gaps);
  });
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => {
    const gaps: number[] = Reflect.get(window, 'gaps');
    return { frames: gaps.length, slow: gaps.filter((gap) => gap > 50).length };
  });
}
