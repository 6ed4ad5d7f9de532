import { useEffect, useRef, useState } from 'react';

/** Share of the strip that a picture fills when it counts as the one that is shown. */
const shownRatio = 0.6;

/**
 * Where a strip of pictures stands, and what moves it. A position is announced once the strip has arrived there, not of
 * pictures that pass by, and not when the page opens.
 * @param images one for each child of the strip
 */
export function useStrip(images: readonly string[]) {
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [announced, setAnnounced] = useState<number | null>(null);
  /** `goal`: the picture that the strip scrolls to by itself; null while it stands, or a person moves it. */
  const position = useRef<{ shown: number; goal: number | null; hasMoved: boolean }>({
    shown: 0,
    goal: null,
    hasMoved: false,
  });

  const arrive = () => {
    const { current } = position;
    current.goal = null;
    if (current.hasMoved || current.shown > 0) setAnnounced(current.shown);
  };
  const scrollTo = (index: number) => {
    const [first, picture] = [strip.current?.children[0], strip.current?.children[index]];
    if (!(first instanceof HTMLElement && picture instanceof HTMLElement)) return;
    position.current.goal = index;
    position.current.hasMoved = true;
    strip.current?.scrollTo({ left: picture.offsetLeft - first.offsetLeft });
    if (position.current.shown === index) arrive();
  };
  /** Counts from where the strip is going, also while it still moves. */
  const scrollBy = (step: 1 | -1, atEnd: 'stop' | 'wrap') => {
    const last = images.length - 1;
    const index = (position.current.goal ?? position.current.shown) + step;
    if (atEnd === 'wrap') scrollTo((index + images.length) % images.length);
    else scrollTo(Math.min(Math.max(index, 0), last));
  };
  /** To call when it has arrived, or a person takes hold of it on its way. */
  const forgetGoal = () => {
    position.current.goal = null;
  };

  const addresses = images.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are other elements
  useEffect(() => {
    const pictures = [...(strip.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          const index = pictures.indexOf(target);
          position.current.shown = index;
          setShown(index);
          if (position.current.goal === null || position.current.goal === index) arrive();
          position.current.hasMoved = true;
        }
      },
      { root: strip.current, threshold: shownRatio },
    );
    for (const picture of pictures) observer.observe(picture);
    return () => observer.disconnect();
  }, [addresses]);

  return { strip, shown, announced, scrollTo, scrollBy, forgetGoal };
}
