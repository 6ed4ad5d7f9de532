import { expect, type Page } from './browser.ts';

/** Elements that reach past the sides of the screen, on the page or in layers above it; empty when none does. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const above = document.querySelectorAll(
      '.toast, .dialog-place, .dialog-place *, dialog, dialog *',
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const moved = [...above]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
      .filter((part) => part.scrollWidth > part.clientWidth)
      .map(
        (part) => `${part.scrollWidth} px in ${part.clientWidth}: ${part.outerHTML.slice(0, 80)}`,
      );
    if (scrollWidth <= clientWidth) return moved;
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    });
    return [
      ...moved,
      `${scrollWidth} px wide on ${clientWidth} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}

/** Texts of which a part cannot be seen, since something around them cuts it off and cannot be scrolled. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) return false;
      for (let around = text.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // Text for screen readers only.
        if (clipPath !== 'none' || box.width <= 1) return false;
        if (/auto|scroll/.test(`${overflowX}${overflowY}`)) return false;
        const outside = right > box.right + 1 || left < box.left - 1;
        // Over the figure of the next one.
        if (around.matches('td') && outside) return true;
        if (/hidden|clip/.test(overflowX) && outside) return true;
        if (/hidden|clip/.test(overflowY) && bottom > box.bottom + 1) return true;
        if (position === 'fixed')
          return right > innerWidth + 1 || left < -1 || (top < -1 && bottom > 1);
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node instanceof Text && node.data.trim() !== '' ? node : null;
      const parent = text?.parentElement;
      if (
        !text ||
        !parent?.checkVisibility({
          contentVisibilityAuto: true,
          visibilityProperty: true,
          opacityProperty: true,
        })
      ) {
        continue;
      }
      if (isCut(text)) found.push(`${text.data.trim()} in ${parent.outerHTML.slice(0, 160)}`);
    }
    return [...new Set(found)];
  });
}

/** Expects that nothing of what a page shows is cut or past its sides. @param how it is shown, for who reads a failure */
export async function expectFits(page: Page, how: string): Promise<void> {
  expect.soft(await overflowing(page), how).toEqual([]);
  expect.soft(await cutTexts(page), how).toEqual([]);
}

/** Spreads letters, words, lines and paragraphs as WCAG 1.4.12 lets anybody do. */
export function spreadText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}
