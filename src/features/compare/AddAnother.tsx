import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { buttonClasses } from '@/ui/button';

/**
 * Stands where another car could (Spec 2, 'Comparison dialog').
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
          if (location.pathname !== paths.cars) return;
          event.preventDefault();
          onStay();
          // As a person would: the brands may stand there.
          document.querySelector<HTMLElement>('[name="listing-view"][value="models"]')?.click();
        }}
      >
        {m.compare_browse()}
      </a>
    </div>
  );
}
