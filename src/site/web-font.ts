import { deviceLetters, webFont } from './late-parts';

/** Up to twice as many letters are set anew at once: with these a mid-range phone is done within a frame or two. */
const mostLetters = 400;

/**
 * Sets the page in its web font once that is there, if it came in the device's letters: from the top, a part in each
 * frame, since to set all of a page anew holds a mid-range phone up for a fifth of a second. Where the font cannot be
 * had, the page stays as it is.
 */
export async function setInWebFont(): Promise<void> {
  const { body, documentElement: root, fonts } = document;
  if (!root.classList.contains(deviceLetters)) return;
  try {
    await [...fonts].find(({ family }) => webFont.test(family))?.load();
  } catch {
    return;
  }
  let letters = 0;
  for (const part of partsOf(body)) {
    if (letters > mostLetters) {
      await nextFrame();
      letters = 0;
    }
    letters += lengthOf(part);
    part.style.fontFamily = 'var(--font-sans)';
  }
  await nextFrame();
  // What comes later is to have it too. What is set already stays as it is, and so costs nothing.
  root.classList.remove(deviceLetters);
}

/** The elements of which each is set at once, in order. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  if (children.length === 0 || lengthOf(element) <= mostLetters) return [element];
  return children.flatMap(partsOf);
}

const lengthOf = ({ textContent }: HTMLElement) => textContent.length;

const nextFrame = () => new Promise(requestAnimationFrame);
