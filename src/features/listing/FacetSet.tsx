import { formatNumber } from '@/lib/number';
import '@/ui/tick-box.css';
import type { FacetName, Option } from './filters';
import { facetLabels, optionLabel } from './labels';

type Props = {
  name: FacetName;
  /** With how many cars there are of each in all. */
  options: readonly Option[];
};

/** A set of options of which several may be chosen; none means all. A single option is no choice. */
export function FacetSet({ name, options }: Props) {
  return (
    <fieldset className="facet" data-facet={name} hidden={options.length < 2}>
      <legend>{facetLabels[name]()}</legend>
      {options.map(({ value, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            className="tick-box"
            name={name}
            value={value}
            autoComplete="off"
          />
          <span>{optionLabel(value)}</span>
          <small>{formatNumber(count)}</small>
        </label>
      ))}
    </fieldset>
  );
}
