import { formatNumber } from '@/lib/number';
import './gallery.css';
import type { ReactNode } from 'react';
import { Picture } from './Picture';
import type { PicturePlace } from './picture-sources';

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
 * Pictures side by side in a strip that snaps, each with a link that brings it forward: a small picture on a wide
 * screen, a dot on a phone, so that a phone fetches nothing twice. All of it works without a script; `gallery.ts`
 * adds keys, buttons for a mouse and the spoken position.
 */
export function Gallery({ images, place, label, alt, show, children }: Props) {
  const count = images.length;
  return (
    <photo-gallery className="gallery">
      <section className="gallery-strip" aria-label={label} tabIndex={count > 1 ? 0 : undefined}>
        {images.map((url, index) => (
          <div key={url} id={`picture-${index + 1}`}>
            <Picture
              url={url}
              place={place}
              alt={alt(formatNumber(index + 1), formatNumber(count))}
              priority={index === 0}
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
                  aria-current={index === 0 || undefined}
                  aria-label={show(formatNumber(index + 1), formatNumber(count))}
                >
                  <Picture url={url} place="thumbnail" alt="" />
                </a>
              </li>
            ))}
          </ol>
          <p role="status" />
        </>
      )}
      {children}
    </photo-gallery>
  );
}
