import { idle } from '@/lib/when-idle';
import { fontsWait } from './late-parts';
import { leaveUnseenParts } from './unseen-parts';

/** After that the page is set in its fonts though the browser is still busy, in milliseconds. */
const mostMs = 2_000;

/** How long fonts that are there wait for the others, in milliseconds. */
const patienceMs = 5_000;

/**
 * Sets a page that came in the letters of the device in its web fonts: once all of them are there and there is time for
 * it, since all that is near the screen is laid out anew. A font counts as soon as its rule does, so to let the rules of
 * the page count instead would have it laid out twice: when they do, and when the fonts are there.
 * A font that cannot be had, or takes long, keeps none of the others away.
 */
export async function setInWebFonts(): Promise<void> {
  const sheet = document.querySelector<HTMLStyleElement>(`style${fontsWait}`)?.sheet;
  const faces = [...(sheet?.cssRules ?? [])].map((rule) => faceOf(rule as CSSFontFaceRule));
  if (faces.length === 0) return;
  await Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  await idle(mostMs);
  leaveUnseenParts();
  for (const face of faces) {
    void face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const says = (name: string) => style.getPropertyValue(name).replaceAll('"', '');
  return new FontFace(says('font-family'), style.getPropertyValue('src'), {
    weight: says('font-weight'),
    unicodeRange: says('unicode-range') || 'U+0-10FFFF',
  });
}
