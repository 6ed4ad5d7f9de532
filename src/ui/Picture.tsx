import './picture.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

type Props = {
  url: string;
  place: PicturePlace;
  alt: string;
  /** The picture that the page is about: fetched at once, before the others. */
  priority?: boolean;
  /** Fetched although it is not near the window. */
  eager?: boolean;
  /** Built HTML holds it only for browsers without scripts; others fetch it once it comes near. */
  later?: boolean;
  /** What it fills at each width of the window, where that is not the usual for its place. */
  sizes?: string;
  /** Which stock picture stands in for one that cannot be shown. */
  kind?: 'car' | 'charger';
};

/** What a picture of that place fills on a phone, a tablet and a desk screen. */
const usualSizes = {
  card: '(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw',
  charger: '(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 7rem',
  detail: '(min-width: 64rem) 46rem, 92vw',
  default: '(min-width: 64rem) 50rem, 92vw',
  thumbnail: undefined,
};

/**
 * A picture of the catalogue in its 3:2 frame. Built HTML holds it, and the browser fetches it when it comes near. One
 * that React adds later is rendered when it comes near: browsers would fetch it from much further away.
 */
export function Picture({
  priority = false,
  eager = false,
  later = false,
  kind,
  ...picture
}: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const isBuilt = useIsBuilt();
  const [builtUrl] = useState(isBuilt ? picture.url : null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    return near || !box.current ? undefined : whenNear(box.current, () => setNear(true));
  }, [near]);
  const charger = (kind ?? picture.place) === 'charger';
  const isShown = priority || eager || near || (picture.url === builtUrl && !later);
  // Another picture is another element: a stock picture may stand in this one.
  const image = <Image key={picture.url} {...picture} priority={priority} eager={eager} />;
  return (
    <span ref={box} className={charger ? 'picture picture-charger' : 'picture'}>
      {isShown ? image : later && <noscript>{image}</noscript>}
    </span>
  );
}

/** Whether the component is rendered for built HTML, or hydrates it. */
function useIsBuilt(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

function Image({ url, place, alt, priority, eager, sizes = usualSizes[place] }: Props) {
  const { fallback, width, height, avif } = pictureSources(url, place);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        loading={priority || eager ? undefined : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/** Where a picture stands decides how wide and how fine it is fetched. */
export type PicturePlace = 'card' | 'detail' | 'charger' | 'thumbnail' | 'default';

const finish = {
  card: { width: 600, quality: 70 },
  charger: { width: 600, quality: 70 },
  thumbnail: { width: 600, quality: 70 },
  detail: { width: 1200, quality: 80 },
  default: { width: 800, quality: 75 },
} as const satisfies Record<PicturePlace, { width: number; quality: number }>;

/** Every picture of the catalogue stands in a 3:2 frame. */
const heightPerWidth = 2 / 3;

const drawnPicture = /^(\/pictures\/.+)\.jpg$/;
const storedPicture = /\/storage\/v1\/object\/public\//;

/**
 * The address to fetch a picture from: pictures in the backend's storage take width and quality as query
 * parameters, all others stay as they are.
 */
export function imageAddress(url: string, place: PicturePlace): string {
  if (!storedPicture.test(url)) return url;
  const { width, quality } = finish[place];
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}&quality=${quality}`;
}

/** Of the widths in which the site's own drawings lie ready as AVIF beside their JPEG, in pixels, those of use. */
const largeWidths = [600, 800, 1200] as const;
/** For a thumbnail, and for a charger on a phone, whose picture stands beside the facts. */
const smallWidth = 300;
/** Of those the ones to choose from: a card stands beside another on most phones. */
const widths = {
  card: [400, ...largeWidths],
  charger: [smallWidth, ...largeWidths],
  detail: largeWidths,
  default: largeWidths,
} as const;

export type PictureSources = {
  /** For browsers that do not know AVIF. */
  fallback: string;
  width: number;
  height: number;
  /** Candidates for `srcset`; null for a picture that has but its one address. */
  avif: string | null;
};

/** What a `picture` element needs. */
export function pictureSources(url: string, place: PicturePlace): PictureSources {
  const { width } = finish[place];
  const drawn = drawnPicture.exec(url)?.[1];
  return {
    fallback: imageAddress(url, place),
    width,
    height: Math.round(width * heightPerWidth),
    avif: drawn === undefined ? null : candidates(drawn, place),
  };
}

function candidates(drawn: string, place: PicturePlace): string {
  if (place === 'thumbnail') return `${drawn}-${smallWidth}.avif`;
  return widths[place].map((width) => `${drawn}-${width}.avif ${width}w`).join(',');
}

/** Pictures load within this distance of the window, in CSS pixels. */
const lazyLoadMarginPx = 300;

/** Share that must lie within it: the next picture of a strip touches the edge of the one in view. */
const touchingOnly = 0.01;

const waiting = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** On paper everything is in view. */
const bringAllNear = () => {
  for (const element of waiting.keys()) bringNear(element);
};

/**
 * Calls back once an element is in the window or near it.
 * @returns what ends the waiting
 */
function whenNear(element: Element, arrive: () => void): () => void {
  if (watcher === undefined) addEventListener('beforeprint', bringAllNear);
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio > 0) bringNear(target);
      }
    },
    { rootMargin: `${lazyLoadMarginPx}px`, threshold: touchingOnly },
  );
  waiting.set(element, arrive);
  watcher.observe(element);
  return () => {
    waiting.delete(element);
    watcher?.unobserve(element);
  };
}

function bringNear(element: Element): void {
  const arrive = waiting.get(element);
  waiting.delete(element);
  watcher?.unobserve(element);
  arrive?.();
}
