import './recent.css';
import { useStore } from '@nanostores/react';
import { Island } from '@/components/Island';
import { fallbackPicture, paths } from '@/config/paths';
import { Picture } from '@/features/catalogue/Picture';
import { m } from '@/paraglide/messages.js';
import { $recent, clearRecent, noneRecent } from './recent.store';

/** The cars that this browser looked at, newest first; nothing until there are any. */
export default function RecentStrip() {
  return (
    <Island>
      <Strip />
    </Island>
  );
}

function Strip() {
  const cars = useStore($recent, { ssr: () => noneRecent });
  if (cars.length === 0) return null;
  const clear = () => {
    clearRecent();
    // The button is gone, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="recent wrap py-12 md:py-16" aria-labelledby="recent-title">
      <div className="flex items-baseline justify-between gap-6">
        <h2 id="recent-title" className="text-heading">
          {m.recent_title()}
        </h2>
        <button
          type="button"
          className="link min-h-11 text-small font-semibold"
          aria-label={m.recent_clear_label()}
          onClick={clear}
        >
          {m.recent_clear()}
        </button>
      </div>
      <ul>
        {cars.map(({ brandId, id, brand, name, imageUrl }) => (
          <li key={`${brandId}/${id}`}>
            <a href={paths.car(brandId, id)}>
              <Picture url={imageUrl || fallbackPicture.car} place="thumbnail" alt="" />
              <small>{brand}</small>
              <b dir="auto">{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
