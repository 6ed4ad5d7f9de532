import { formatNumber } from '@/lib/number';
import '@/ui/tick-box.css';
import { m } from '@/paraglide/messages.js';
import type { Category } from './categories';

/**
 * The category filter: a form whose boxes the style sheet of `filterRules` goes by, so that it works without a
 * script; `filter.ts` keeps the address and what is said aloud in step.
 */
export function ChargerFilter({ categories }: { categories: readonly Category[] }) {
  return (
    <details className="charger-filter screen-only" open>
      <summary className="text-subheading">{m.charger_filter_title()}</summary>
      <form id="charger-filter" autoComplete="off">
        <fieldset>
          <legend className="sr-only">{m.charger_filter_legend()}</legend>
          {categories.map(({ value, label, count }, place) => (
            <label key={value}>
              <input
                type="checkbox"
                className="tick-box"
                name="category"
                value={value}
                id={`category-${place}`}
              />
              <span>{label}</span>
              <span className="text-muted">{formatNumber(count)}</span>
            </label>
          ))}
        </fieldset>
        <button type="reset" className="link text-small font-semibold">
          {m.charger_filter_clear()}
        </button>
      </form>
    </details>
  );
}
