import type { RefObject } from 'react';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import type { Category } from './categories';

type Props = {
  categories: readonly Category[];
  /** Values of the categories that are ticked. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLElement | null>;
};

/** The category filter: a native form, so that `filterRules` can filter without a script. */
export function ChargerFilter({ categories, chosen, onChange, form, summary }: Props) {
  const toggle = (toggled: string) => {
    const isChosen = (value: string) => chosen.includes(value) !== (value === toggled);
    onChange(categories.map(({ value }) => value).filter(isChosen));
  };
  return (
    <details className="charger-filter screen-only" open>
      <summary ref={summary} className="text-subheading">
        {m.charger_filter_title()}
      </summary>
      <form
        ref={form}
        id="charger-filter"
        autoComplete="off"
        onReset={(event) => {
          event.preventDefault();
          onChange([]);
        }}
      >
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
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
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
