import { type CSSProperties, memo, useRef, useState } from 'react';
import { amountFault } from '#features/request/amount-words.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { formatOnSlider } from './Chips.tsx';
import { figureName, handleName, readFigure, type SliderEnd, sliderEnds } from './filter-form.ts';
import { type Interval, intervalOf, isSet, type SliderName } from './filters.ts';
import { ask } from './listing.store.ts';
import { scaleOf } from './scale.ts';

const labels = {
  price: {
    legend: m.listing_price,
    unit: m.listing_price_unit,
    from: m.listing_price_from,
    to: m.listing_price_to,
    refusal: amountFault,
  },
  everyday: {
    legend: m.listing_everyday,
    unit: m.listing_range_unit,
    from: m.listing_everyday_from,
    to: m.listing_everyday_to,
    refusal: m.listing_range_invalid,
  },
  range: {
    legend: m.listing_range,
    unit: m.listing_range_unit,
    from: m.listing_range_from,
    to: m.listing_range_to,
    refusal: m.listing_range_invalid,
  },
};

type Props = {
  name: SliderName;
  interval: Interval;
  /** The end of its track. */
  highest: number;
};

/** A slider of two handles with a field for each. */
export const RangeSlider = memo(function RangeSlider({ name, interval, highest }: Props) {
  /** The figure that is being typed, as it was typed. */
  const [draft, setDraft] = useState<{ end: SliderEnd; text: string } | null>(null);
  /** A refusal is shown until a figure is typed that can be read. */
  const [refused, setRefused] = useState<string | null>(null);
  const label = labels[name];
  const scale = scaleOf(name, highest);
  const values = { from: interval[0] ?? 0, to: interval[1] ?? highest };

  const move = (end: SliderEnd, figure: number | null) => {
    const [from, to] = end === 'from' ? [figure, values.to] : [values.from, figure];
    ask({ [name]: intervalOf(from, to, highest) }, `${name}-${end}`);
  };
  const isBeyond = (end: SliderEnd, figure: number) =>
    end === 'from' ? figure > values.to : figure < values.from;
  const drag = (end: SliderEnd, figure: number) => {
    // A handle stops at the other one.
    move(end, isBeyond(end, figure) ? values[end === 'from' ? 'to' : 'from'] : figure);
  };
  const type = (end: SliderEnd, text: string, isFinished: boolean) => {
    setDraft(isFinished ? null : { end, text });
    const figure = readFigure(name, text);
    setRefused(figure === undefined ? text : null);
    // The figure before one that cannot be read stays.
    if (figure === undefined) return;
    // A figure beyond the other handle is not finished: it counts as none until the field is left.
    const isUnfinished = !isFinished && figure !== null && isBeyond(end, figure);
    move(end, isUnfinished ? null : figure);
  };
  const places = { from: scale.placeOf(values.from), to: scale.placeOf(values.to) };
  const share = (place: number) =>
    `${(100 * Math.min(place, scale.most)) / Math.max(1, scale.most)}%`;
  const track = { '--from': share(places.from), '--to': share(places.to) } as CSSProperties;
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">
        {label.legend()} <small className="text-micro font-normal text-muted">{label.unit()}</small>
      </legend>
      <div
        // In the late half the first handle lies on top, or two that meet at the end could not be parted.
        className={places.from > scale.most / 2 ? 'slider-track slider-track-late' : 'slider-track'}
        // The page's policy allows no styles in its HTML, where nothing is set.
        style={isSet(interval) ? track : undefined}
      >
        {sliderEnds.map((end) => (
          <input
            key={end}
            type="range"
            name={handleName(name, end)}
            min={0}
            max={scale.most}
            step={scale.step}
            value={places[end]}
            onChange={({ target }) => drag(end, scale.figureAt(target.valueAsNumber))}
            aria-label={label[end]()}
            aria-valuetext={formatOnSlider(name, values[end])}
            autoComplete="off"
          />
        ))}
      </div>
      <div className="grid gap-3 min-[20rem]:grid-cols-2">
        {sliderEnds.map((end) => (
          <FigureField
            key={end}
            name={figureName(name, end)}
            caption={end === 'from' ? m.listing_from() : m.listing_to()}
            label={`${label[end]()} (${label.unit()})`}
            value={draft?.end === end ? draft.text : formatNumber(values[end])}
            onType={(text) => type(end, text, false)}
            onFinish={() => draft && type(draft.end, draft.text, true)}
          />
        ))}
      </div>
      <p role="alert" className="text-micro text-danger">
        {refused === null ? '' : label.refusal(refused)}
      </p>
    </fieldset>
  );
});

type FigureProps = {
  name: string;
  caption: string;
  /** Its whole name, for those who do not see what it stands below. */
  label: string;
  value: string;
  onType: (text: string) => void;
  onFinish: () => void;
};

function FigureField({ name, caption, label, value, onType, onFinish }: FigureProps) {
  const isEntered = useRef(false);
  return (
    <label>
      <span className="mb-[0.1875rem] block text-micro text-muted">{caption}</span>
      <input
        type="text"
        className="listing-control min-h-11 w-full px-3 tabular-nums"
        inputMode="numeric"
        name={name}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onFinish}
        onKeyDown={({ key }) => key === 'Enter' && onFinish()}
        onFocus={() => {
          isEntered.current = true;
        }}
        // The first tap selects the figure, as the Tab key does; the next one sets the cursor.
        onClick={({ currentTarget }) => {
          if (isEntered.current) currentTarget.select();
          isEntered.current = false;
        }}
        aria-label={label}
        autoComplete="off"
      />
    </label>
  );
}
