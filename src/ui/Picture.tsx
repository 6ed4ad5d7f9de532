import './picture.css';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from './near';
import { type PicturePlace, pictureSources } from './picture-sources';

type Props = {
  url: string;
  place: PicturePlace;
  alt: string;
  /** The picture that the page is about: fetched at once, before the others. */
  priority?: boolean;
  /** Fetched although it is not near the window. */
  eager?: boolean;
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
 * A picture of the catalogue in its 3:2 frame, fetched when it comes near the window (Spec 4, 'Car card image').
 * In a built page a browser with scripts takes it out of the `noscript` then (`pictures.ts`), one without shows it.
 */
export function Picture({ priority = false, eager = false, kind, ...picture }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(priority);
  useEffect(() => {
    return near || !box.current ? undefined : whenNear(box.current, () => setNear(true));
  }, [near]);
  // Another picture is another element: a stock picture may stand in this one.
  const image = <Image key={picture.url} {...picture} priority={priority} />;
  const charger = (kind ?? picture.place) === 'charger';
  return (
    <span ref={box} className="picture" data-kind={charger ? 'charger' : undefined}>
      {near || eager ? image : import.meta.env.SSR && <noscript>{image}</noscript>}
    </span>
  );
}

function Image({ url, place, alt, priority, sizes = usualSizes[place] }: Props) {
  const { fallback, width, height, avif } = pictureSources(url, place);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
