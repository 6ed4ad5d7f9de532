import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { boundsBeforeData, steps } from './filters';
import { ends, formatOnSlider, handleName, type SliderName, textName } from './slider-form';

type Props = { name: SliderName; legend: string };

/** The sliders for price and range (Spec 9, 'Sliders'). */
export function Sliders() {
  return (
    <>
      <RangeSlider name="price" legend={m.listing_price()} />
      <RangeSlider name="range" legend={m.listing_range()} />
    </>
  );
}

/**
 * A slider of two handles with a typed input for each. The inputs belong to the form: `listing-form.ts` reads and
 * moves them, so nothing here is ever drawn again.
 */
function RangeSlider({ name, legend }: Props) {
  const highest = boundsBeforeData[name];
  const values = { from: 0, to: highest };
  const unit = { price: m.listing_price_unit(), range: m.listing_range_unit() }[name];
  const labels = {
    from: { price: m.listing_price_from(), range: m.listing_range_from() }[name],
    to: { price: m.listing_price_to(), range: m.listing_range_to() }[name],
  };
  return (
    <fieldset className="slider">
      <legend>
        {legend} <small>{unit}</small>
      </legend>
      <div className="slider-track">
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            name={handleName(name, end)}
            min={0}
            max={highest}
            step={steps[name]}
            defaultValue={values[end]}
            aria-label={labels[end]}
            aria-valuetext={formatOnSlider(name, values[end])}
            autoComplete="off"
          />
        ))}
      </div>
      <div className="slider-typed">
        {ends.map((end) => (
          <label key={end}>
            <span>{end === 'from' ? m.listing_from() : m.listing_to()}</span>
            <input
              type="text"
              inputMode="numeric"
              name={textName(name, end)}
              defaultValue={formatNumber(values[end])}
              aria-label={`${labels[end]} (${unit})`}
              autoComplete="off"
            />
          </label>
        ))}
      </div>
      <p role="alert" className="slider-refusal" data-refusal={name} />
    </fieldset>
  );
}
