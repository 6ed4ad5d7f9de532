import type { RefObject } from 'react';
import {
  type ChosenOptions,
  chargerFacets,
  nothingChosen,
} from '#features/catalogue/chargers-for.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { FilterableChargers } from './filters.ts';
import { boxId, optionCount, toggled } from './filters.ts';

const legends = {
  category: m.charger_filter_legend,
  connector: m.charger_filter_connector,
  power: m.charger_filter_power,
};

type Props<Item> = {
  shop: FilterableChargers<Item>;
  chosen: ChosenOptions;
  onChange: (chosen: ChosenOptions) => void;
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLElement | null>;
};

/**
 * The filter: a native form, which `filterRules` makes work without a script. On a phone it is folded by the `details` before
 * it; what is inside of one could not be open beside the list in every browser.
 */
export function ChargerFilter<Item>({ shop, chosen, onChange, form, summary }: Props<Item>) {
  return (
    <div className="charger-filter screen-only min-[60rem]:sticky min-[60rem]:top-[calc(var(--header)+1.5rem)] min-[60rem]:max-h-[calc(100dvh-var(--header)-3rem)] min-[60rem]:overflow-y-auto">
      <details className="folded min-[60rem]:hidden">
        <summary ref={summary} className="flex items-center justify-between py-2.5 text-subheading">
          {m.charger_filter_title()}
        </summary>
      </details>
      <form
        ref={form}
        id="charger-filter"
        aria-label={m.charger_filter_title()}
        tabIndex={-1}
        className="focus:outline-none"
        autoComplete="off"
        onReset={(event) => {
          event.preventDefault();
          onChange(nothingChosen);
        }}
      >
        {chargerFacets.map((name) => (
          <fieldset
            key={name}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-6 border-t border-line py-2 min-[60rem]:grid-cols-1"
          >
            <legend className="float-start col-span-full pt-1 text-small font-semibold">
              {legends[name]()}
            </legend>
            {shop.options[name].map(({ value, label }, index) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="tick-box size-5"
                  name={name}
                  value={value}
                  id={boxId(name, index)}
                  checked={chosen[name].includes(value)}
                  onChange={() => onChange(toggled(shop, chosen, name, value))}
                />
                <span>{label}</span>
                <span className="ms-auto text-[0.9375rem] tabular-nums text-muted">
                  {formatNumber(optionCount(shop, chosen, name, value))}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <button type="reset" className="link min-h-11 text-small font-semibold">
          {m.charger_filter_clear()}
        </button>
      </form>
    </div>
  );
}
