import './picture.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
