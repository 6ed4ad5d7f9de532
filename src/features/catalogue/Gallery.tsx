import './gallery.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PhotoAlt, PhotoCredit } from '#domain/photos.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { GalleryNote } from './GalleryNote.tsx';
import { Picture, type PicturePlace } from './Picture.tsx';

type Props = {
  images: readonly string[];
  place: PicturePlace;
  label: string;
  /** The alternative text of a picture without a description. */
  alt: (index: string, count: string, url: string) => string;
  alts?: readonly PhotoAlt[] | undefined;
  credits?: readonly PhotoCredit[] | undefined;
  show: (index: string, count: string) => string;
  /** Lies over the pictures. */
  children?: ReactNode;
};

/**
 * Pictures in a strip that snaps, each with a link to it: a thumbnail on a wide screen, a dot on a phone. Strip and links
 * work without a script; React adds keys, buttons for a mouse and the announced position.
 */
export function Gallery({
  images,
  place,
  label,
  alt,
  alts = [],
  credits = [],
  show,
  children,
}: Props) {
  const count = images.length;
  const { strip, shown, announced, scrollTo, scrollBy, clearGoal } = useStrip(images);
  // Once somebody reaches for the strip, all its pictures are fetched.
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const altOf = (index: number) =>
    alts[index]?.[getLocale()] ??
    alt(formatNumber(index + 1), formatNumber(count), images[index] ?? '');
  const [hasFailed, setFailed] = useState(false);
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forwards = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === forwards) scrollBy(1, 'stop');
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') scrollBy(-1, 'stop');
    else if (event.key === 'Home') scrollTo(0);
    else if (event.key === 'End') scrollTo(count - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className="gallery">
      <section
        ref={strip}
        className="gallery-strip"
        aria-label={label}
        tabIndex={count > 1 ? 0 : undefined}
        onKeyDown={count > 1 ? handleKey : undefined}
        onPointerEnter={reach}
        onFocus={reach}
        onErrorCapture={() => setFailed(true)}
        onScroll={reach}
        onScrollEnd={clearGoal}
        onTouchStart={clearGoal}
        onWheel={clearGoal}
      >
        {images.map((url, index) => (
          <div key={url} id={`picture-${index + 1}`}>
            <Picture
              url={url}
              place={place}
              alt={altOf(index)}
              priority={index === 0}
              later={index > 0}
              eager={isReached}
              sizes="(min-width: 60rem) 46rem, 92vw"
            />
          </div>
        ))}
      </section>
      {count > 1 && (
        <>
          <ol className="gallery-links screen-only">
            {images.map((url, index) => (
              <li key={url}>
                <a
                  href={`#picture-${index + 1}`}
                  aria-current={index === shown || undefined}
                  aria-label={show(formatNumber(index + 1), formatNumber(count))}
                  onClick={(event) => {
                    // The browser would also scroll the page and add an entry to the history.
                    event.preventDefault();
                    scrollTo(index);
                  }}
                >
                  <Picture url={url} place="thumbnail" alt="" />
                </a>
              </li>
            ))}
          </ol>
          <p role="status">{announced !== null && altOf(announced)}</p>
          <button
            type="button"
            className="gallery-step gallery-previous needs-script"
            aria-label={m.ui_gallery_previous()}
            onClick={() => scrollBy(-1, 'wrap')}
          />
          <button
            type="button"
            className="gallery-step needs-script"
            aria-label={m.ui_gallery_next()}
            onClick={() => scrollBy(1, 'wrap')}
          />
        </>
      )}
      <GalleryNote images={images} credits={credits} place={place} hasFailed={hasFailed} />
      {children}
    </div>
  );
}

/** Share of the strip that a picture must fill to count as shown. */
const shownRatio = 0.6;

/**
 * The position of a strip of pictures. It is announced where the strip arrives: not for pictures that pass by, and not
 * when the page opens.
 */
function useStrip(images: readonly string[]) {
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [announced, setAnnounced] = useState<number | null>(null);
  /** The picture that the strip scrolls to by itself; null while it stands, or a person moves it. */
  const goal = useRef<number | null>(null);

  const scrollTo = (index: number) => {
    const [first, picture] = [strip.current?.children[0], strip.current?.children[index]];
    if (!(first instanceof HTMLElement && picture instanceof HTMLElement)) return;
    goal.current = index === shown ? null : index;
    strip.current?.scrollTo({ left: picture.offsetLeft - first.offsetLeft });
    if (index === shown) setAnnounced(index);
  };
  /** Counts from where the strip is going while it still moves. */
  const scrollBy = (step: 1 | -1, atEnd: 'stop' | 'wrap') => {
    const last = images.length - 1;
    const index = (goal.current ?? shown) + step;
    if (atEnd === 'wrap') scrollTo((index + images.length) % images.length);
    else scrollTo(Math.min(Math.max(index, 0), last));
  };
  const clearGoal = () => {
    goal.current = null;
  };

  const addresses = images.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are other elements
  useEffect(() => {
    const pictures = [...(strip.current?.children ?? [])];
    let hasMoved = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          const index = pictures.indexOf(target);
          setShown(index);
          if (goal.current === null || goal.current === index) {
            goal.current = null;
            if (hasMoved || index > 0) setAnnounced(index);
          }
          hasMoved = true;
        }
      },
      { root: strip.current, threshold: shownRatio },
    );
    for (const picture of pictures) observer.observe(picture);
    return () => observer.disconnect();
  }, [addresses]);

  return { strip, shown, announced, scrollTo, scrollBy, clearGoal };
}
