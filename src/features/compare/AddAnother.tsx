import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { buttonClasses } from '@/ui/Button';

/** Whether the listing shows brands, so that the models are another page. */
const showsBrands = () => new URLSearchParams(location.search).get('view') === 'brands';

/**
 * Stands where another car could.
 * @param onStay closes the dialog when the list of cars is the page below it
 */
export function AddAnother({ onStay }: { onStay: () => void }) {
  return (
    <div className="comparison-add">
      <p>{m.compare_add()}</p>
      <a
        href={paths.cars}
        className={buttonClasses('secondary', 'sm')}
        onClick={(event) => {
          if (location.pathname !== paths.cars || showsBrands()) return;
          event.preventDefault();
          onStay();
        }}
      >
        {m.compare_browse()}
      </a>
    </div>
  );
}
