import { formatNumber } from '@/lib/number';
import './gallery.css';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { Picture } from './Picture';
import type { PicturePlace } from './picture-sources';
import { useStrip } from './use-strip';

type Props = {
  images: readonly string[];
  place: PicturePlace;
  label: string;
  alt: (index: string, count: string) => string;
  show: (index: string, count: string) => string;
  /** Lies over the pictures. */
  children?: ReactNode;
};

/**
 * Pictures side by side in a strip that snaps, each with a link that scrolls to it: a thumbnail on a wide screen, a dot
 * on a phone, which so fetches nothing twice. Strip and links work without a script; React adds keys, buttons for a
 * mouse and the announced position.
 */
export function Gallery({ images, place, label, alt, show, children }: Props) {
  const count = images.length;
  const { strip, shown, announced, scrollTo, scrollBy, forgetGoal } = useStrip(images);
  // A person who reaches for the strip will want the next pictures at once.
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const followKey = (event: KeyboardEvent) => {
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
        onKeyDown={count > 1 ? followKey : undefined}
        onPointerEnter={reach}
        onFocus={reach}
        onScroll={reach}
        onScrollEnd={forgetGoal}
        onTouchStart={forgetGoal}
        onWheel={forgetGoal}
      >
        {images.map((url, index) => (
          <div key={url} id={`picture-${index + 1}`}>
            <Picture
              url={url}
              place={place}
              alt={alt(formatNumber(index + 1), formatNumber(count))}
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
          <p role="status">
            {announced !== null && alt(formatNumber(announced + 1), formatNumber(count))}
          </p>
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
      {children}
    </div>
  );
}
