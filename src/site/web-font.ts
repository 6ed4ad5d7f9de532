import { deviceLetters } from './late-parts';

/** How many letters are set anew at once: with these a mid-range phone is done within a frame or two. */
const mostLetters = 600;

/**
 * Sets the page in its web font once that is there, if it came in the device's letters: from the top, a part in each
 * frame, since to set all of a page anew holds a mid-range phone up for a fifth of a second. Where the font cannot be
 * had, the page stays as it is.
 */
export async function setInWebFont(): Promise<void> {
  const { body, documentElement: root, fonts } = document;
  if (!root.classList.contains(deviceLetters)) return;
  const families = getComputedStyle(root).getPropertyValue('--font-sans');
  const [webFont] = families.split(',');
  try {
    await fonts.load(`1em ${webFont}`);
  } catch {
    return;
  }
  const parts = partsOf(body);
  let letters = 0;
  for (const part of parts) {
    letters += lengthOf(part);
    if (letters > mostLetters) {
      await nextFrame();
      letters = lengthOf(part);
    }
    part.style.fontFamily = families;
  }
  // What is set already keeps its font, so that nothing is laid out again in either of these.
  await nextFrame();
  root.classList.remove(deviceLetters);
  await nextFrame();
  for (const part of parts) part.style.removeProperty('font-family');
}

/** The elements of which each is set at once, in order. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  if (children.length === 0 || lengthOf(element) <= mostLetters) return [element];
  return children.flatMap(partsOf);
}

const lengthOf = ({ textContent }: HTMLElement) => textContent.length;

const nextFrame = () => new Promise(requestAnimationFrame);
