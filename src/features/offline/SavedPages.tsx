import '#features/catalogue/picture.css';
import { useEffect, useState } from 'react';
import { Island } from '#components/Island.tsx';
import { cairoDay } from '#domain/cairo.ts';
import { formatDay } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { onceEach, readSavedPages, type SavedPage, savedPagesId } from './saved-pages.ts';

const kinds = ['car', 'brand', 'charger'] as const;

// Logos have one ink in the dark.
const inkClasses = 'dark:[&>img]:[filter:brightness(0)_invert(0.94)]';

const titles = {
  car: m.offline_cars,
  brand: m.offline_brands,
  charger: m.offline_chargers,
};

/** The list of pages that are kept on this device. */
export default function SavedPages() {
  return (
    <Island>
      <List />
    </Island>
  );
}

function List() {
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return;
    readSavedPages().then(
      (saved) => setPages(onceEach(saved, getLocale()).filter(({ subject }) => subject)),
      (error: unknown) => console.info('What is kept on this device cannot be read', error),
    );
  }, []);
  return (
    <section id={savedPagesId} aria-labelledby="saved-title" className="wrap pb-24">
      <h2 id="saved-title" className="text-heading">
        {m.offline_saved_title()}
      </h2>
      <p className="mt-2 text-muted">
        {pages.length > 0 ? m.offline_saved_lead() : m.offline_saved_none()}
      </p>
      {kinds.map((kind) => {
        const own = pages.filter(({ subject }) => subject?.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={kind} className="mt-10">
            <h3 className="text-subheading">{titles[kind]()}</h3>
            <ul className="mt-3 grid gap-x-12 border-t border-line md:grid-cols-2">
              {own.map((page) => (
                <Row key={page.path} page={page} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Row({ page: { path, savedAt, subject } }: { page: SavedPage }) {
  return (
    <li className="border-b border-line">
      <a href={path} className="flex min-h-20 items-center gap-4 py-3 hover:bg-sunken">
        <span
          className={`picture w-24 shrink-0 rounded-control ${subject?.kind === 'brand' ? inkClasses : ''}`}
        >
          {subject?.picture && <img src={subject.picture} alt="" width="96" height="64" />}
        </span>
        <span className="min-w-0">
          <b className="block font-semibold">
            <bdi>{subject?.name ?? path}</bdi>
          </b>
          <small className="block text-small text-muted">
            {m.offline_saved_when({ day: formatDay(cairoDay(new Date(savedAt))) })}
          </small>
        </span>
      </a>
    </li>
  );
}
