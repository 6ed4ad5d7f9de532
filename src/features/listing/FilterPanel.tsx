import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { useBackCloses } from '#components/use-back-closes.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { FilterGroups, type FilterProps } from './FilterGroups.tsx';
import { formId } from './filter-form.ts';
import { clearFilters, keepAddress } from './listing.store.ts';

const titleClasses = 'sticky top-0 z-[2] bg-canvas pb-3.5 pt-[1.125rem]';
const footClasses =
  'grid gap-x-3 border-t border-line bg-surface px-5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] ' +
  'pt-3 min-[20rem]:grid-cols-[auto_1fr]';

/** The filters beside the cards, on wide screens. */
export function FilterColumn({
  form,
  ...filters
}: FilterProps & { form: RefObject<HTMLFormElement | null> }) {
  return (
    <section
      className="filters-column needs-script screen-only max-lg:hidden"
      aria-labelledby="filters-title"
    >
      <form id={formId} ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <details open>
          <summary className={`${titleClasses} flex items-center justify-between`}>
            <h2 id="filters-title" className="text-subheading">
              {m.listing_filters()}
            </h2>
            <ChevronDown className="filters-chevron size-5" aria-hidden="true" />
          </summary>
          <FilterGroups {...filters} />
        </details>
      </form>
    </section>
  );
}

type SheetProps = FilterProps & {
  found: number;
  /** @param asked whether the person asked to see what is found */
  onClose: (asked: boolean) => void;
};

/** From here on the filters stand beside the cards: Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/** The dialog's return value when its button was pressed. */
const shows = 'show';

/** The filters in a sheet from the bottom, on narrow screens. */
export function FilterSheet({ found, onClose, ...filters }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // By itself the browser would choose a handle of a slider.
    heading.current?.focus();
  }, []);
  useBackCloses(true, () => dialog.current?.close());
  useWindowEvent('resize', () => matchMedia(wide).matches && dialog.current?.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it
    <dialog
      ref={dialog}
      className="filters-sheet"
      aria-labelledby="filters-title"
      onClose={({ currentTarget }) => {
        keepAddress();
        onClose(currentTarget.returnValue === shows);
      }}
      // The dialog itself is pressed only where its backdrop is.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <form
        id={formId}
        method="dialog"
        className="relative flex min-w-0 flex-1 flex-col"
        autoComplete="off"
      >
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
          <h2
            id="filters-title"
            ref={heading}
            className={`${titleClasses} text-subheading focus:outline-none`}
            tabIndex={-1}
          >
            {m.listing_filters()}
          </h2>
          <FilterGroups {...filters} />
        </div>
        <div className={`filters-foot ${footClasses}`}>
          <Button variant="ghost" onClick={clearFilters}>
            {m.listing_clear()}
          </Button>
          <Button type="submit" value={shows}>
            {m.listing_show(asCount(found))}
          </Button>
        </div>
        <button
          type="submit"
          className="icon-button absolute end-2.5 top-2 z-[3]"
          aria-label={m.ui_close()}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </form>
    </dialog>
  );
}
