import { memo } from 'react';
import type { FacetName, Option } from './filters';
import { facetLabels, optionLabel } from './labels';

type Props = {
  name: FacetName;
  options: readonly Option[];
  /** Cars that each option would give now; until the cars are there, how many there are of it in all. */
  counts: ReadonlyMap<string, number> | undefined;
};

/** A set of options of which several may be chosen; none means all. */
export const FacetSet = memo(function FacetSet({ name, options, counts }: Props) {
  return (
    <fieldset className="facet">
      <legend>{facetLabels[name]()}</legend>
      {options.map(({ value, count }) => {
        const left = counts === undefined ? count : (counts.get(value) ?? 0);
        return (
          <label key={value} className={left === 0 ? 'facet-none' : undefined}>
            <input type="checkbox" name={name} value={value} autoComplete="off" />
            <span>{optionLabel(value)}</span>
            <small>{left}</small>
          </label>
        );
      })}
    </fieldset>
  );
});
