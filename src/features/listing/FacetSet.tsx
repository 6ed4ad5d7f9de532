import { formatNumber } from '@/lib/number';
import { chosenAmong, type FacetName, type Option } from './filters';
import { facetLabels, optionLabel } from './labels';
import { ask } from './listing.store';

type Props = {
  name: FacetName;
  /** With how many cars there are of each in all. */
  options: readonly Option[];
  /** How many cars each would give now; undefined while that is unknown. */
  counts: ReadonlyMap<string, number> | undefined;
  chosen: readonly string[];
};

/** A set of options of which several may be chosen; none means all. A single option is no choice. */
export function FacetSet({ name, options, counts, chosen }: Props) {
  const toggle = (value: string, isChosen: boolean) => {
    const values = isChosen ? [...chosen, value] : chosen.filter((other) => other !== value);
    ask({ [name]: chosenAmong(values, options) });
  };
  return (
    <fieldset className="facet" hidden={options.length < 2}>
      <legend>{facetLabels[name]()}</legend>
      {options.map(({ value, count: all }) => {
        const count = counts ? (counts.get(value) ?? 0) : all;
        return (
          <label key={value} className={count === 0 ? 'facet-none' : undefined}>
            <input
              type="checkbox"
              className="tick-box"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
              autoComplete="off"
            />
            <span>{optionLabel(value)}</span>
            <small>{formatNumber(count)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
