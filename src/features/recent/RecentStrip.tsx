import { useStore } from '@nanostores/react';
import { Island } from '#components/Island.tsx';
import { fallbackPicture } from '#config/addresses.ts';
import { paths } from '#config/paths.ts';
import { ItemStrip } from '#features/catalogue/ItemStrip.tsx';
import { m } from '#paraglide/messages.js';
import { $recent, clearRecent, noneRecent } from '#session/recent.store.ts';

/** Recently viewed cars of this browser, newest first; renders nothing while there are none. */
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
    <ItemStrip
      id="recent-title"
      title={m.recent_title()}
      action={
        <button
          type="button"
          className="link min-h-11 text-small font-semibold"
          aria-label={m.recent_clear_label()}
          onClick={clear}
        >
          {m.recent_clear()}
        </button>
      }
      items={cars.map(({ brandId, id, brand, name, imageUrl }) => ({
        key: `${brandId}/${id}`,
        href: paths.car(brandId, id),
        picture: imageUrl || fallbackPicture.car,
        note: brand,
        name,
      }))}
    />
  );
}
