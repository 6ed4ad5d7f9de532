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
  /** Its `sizes`, where they differ from the usual ones of its place. */
  sizes?: string;
  /** Which stock picture stands in for one that cannot be shown. */
  kind?: 'car' | 'charger';
};

/**
 * Where a picture stands decides how wide (px) and fine it is fetched; in which widths of the site's own drawings, which
 * lie ready as AVIF; and what it fills on each screen.
 */
const places = {
  card: {
    width: 600,
    quality: 70,
    widths: [400, 600, 800, 1200],
    sizes: '(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw',
  },
  charger: {
    width: 600,
    quality: 70,
    widths: [300, 600, 800, 1200],
    sizes: '(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 7rem',
  },
  detail: {
    width: 1200,
    quality: 80,
    widths: [600, 800, 1200],
    sizes: '(min-width: 64rem) 46rem, 92vw',
  },
  thumbnail: { width: 600, quality: 70, widths: [300], sizes: undefined },
} as const;

export type PicturePlace = keyof typeof places;

/** Pictures load within this distance of the window, in CSS pixels. */
const lazyLoadMarginPx = 300;

/** The next picture of a strip touches the edge of the one in view. */
const moreThanTouching = 0.01;

/**
 * A picture of the catalogue. Built HTML holds it, and the browser loads it lazily. One that React adds later is rendered
 * when it comes near: browsers would fetch it from much further away.
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
    if (near || !box.current) return;
    const arrive = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio > 0)) arrive();
      },
      { rootMargin: `${lazyLoadMarginPx}px`, threshold: moreThanTouching },
    );
    observer.observe(box.current);
    addEventListener('beforeprint', arrive);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', arrive);
    };
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

function Image({ url, place, alt, priority, eager, sizes = places[place].sizes }: Props) {
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

/** Every picture of the catalogue stands in a 3:2 frame. */
const heightPerWidth = 2 / 3;

const drawnPicture = /^(\/pictures\/.+)\.jpg$/;
const storedPicture = /\/storage\/v1\/object\/public\//;

/** The address to fetch a picture from: the backend's storage takes width and quality as parameters. */
export function imageAddress(url: string, place: PicturePlace): string {
  if (!storedPicture.test(url)) return url;
  const { width, quality } = places[place];
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}&quality=${quality}`;
}

/** What a `picture` element needs: `avif` for `srcset`, null for a picture that has but its one address. */
export function pictureSources(url: string, place: PicturePlace) {
  const { width, widths } = places[place];
  const drawn = drawnPicture.exec(url)?.[1];
  const candidates = widths.map(
    (wide) => `${drawn}-${wide}.avif${widths.length > 1 ? ` ${wide}w` : ''}`,
  );
  return {
    fallback: imageAddress(url, place),
    width,
    height: Math.round(width * heightPerWidth),
    avif: drawn === undefined ? null : candidates.join(','),
  };
}
