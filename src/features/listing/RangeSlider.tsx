import './sliders.css';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { type End, ends, figureIn, figureName, handleName, isRefused } from './early-input';
import { type Interval, intervalOf, isSet, type SliderName, steps } from './filters';
import { formatOnSlider } from './labels';
import { ask } from './listing.store';

type Props = {
  name: SliderName;
  interval: Interval;
  /** The end of its track. */
  highest: number;
};

const sliderLabels = {
  price: {
    legend: m.listing_price,
    unit: m.listing_price_unit,
    from: m.listing_price_from,
    to: m.listing_price_to,
    refusal: m.request_amount_invalid,
  },
  range: {
    legend: m.listing_range,
    unit: m.listing_range_unit,
    from: m.listing_range_from,
    to: m.listing_range_to,
    refusal: m.listing_range_invalid,
  },
};

/** A slider of two handles with a typed input for each. */
export function RangeSlider({ name, interval, highest }: Props) {
  /** The figure that is being typed, as it was typed. */
  const [draft, setDraft] = useState<{ end: End; text: string } | null>(null);
  const label = sliderLabels[name];
  const values = { from: interval[0] ?? 0, to: interval[1] ?? highest };

  const askFor = (from: number | null, to: number | null, end: End) =>
    ask({ [name]: intervalOf(from, to, highest) }, `${name}-${end}`);
  const drag = (end: End, value: number) => {
    // A handle stops at the other one.
    if (end === 'from') askFor(Math.min(value, values.to), values.to, end);
    else askFor(values.from, Math.max(value, values.from), end);
  };
  const type = (end: End, text: string) => {
    setDraft({ end, text });
    // What cannot be read is not asked for: the figure before it stays.
    if (isRefused(name, text)) return;
    const figure = figureIn(name, text);
    // A figure that crosses the other one is not finished yet: it counts as none until the field is left.
    if (end === 'from')
      askFor(figure !== null && figure > values.to ? null : figure, values.to, end);
    else askFor(values.from, figure !== null && figure < values.from ? null : figure, end);
  };
  const finish = () => {
    if (draft === null || isRefused(name, draft.text)) return;
    const figure = figureIn(name, draft.text);
    if (draft.end === 'from') askFor(figure, values.to, 'from');
    else askFor(values.from, figure, 'to');
    setDraft(null);
  };
  return (
    <fieldset className="slider">
      <legend>
        {label.legend()} <small>{label.unit()}</small>
      </legend>
      <Track values={values} highest={highest} isSet={isSet(interval)}>
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            name={handleName(name, end)}
            min={0}
            max={highest}
            step={steps[name]}
            value={values[end]}
            onChange={({ target }) => drag(end, target.valueAsNumber)}
            aria-label={label[end]()}
            aria-valuetext={formatOnSlider(name, values[end])}
            autoComplete="off"
          />
        ))}
      </Track>
      <div className="slider-typed">
        {ends.map((end) => (
          <FigureField
            key={end}
            name={figureName(name, end)}
            caption={end === 'from' ? m.listing_from() : m.listing_to()}
            label={`${label[end]()} (${label.unit()})`}
            value={draft?.end === end ? draft.text : formatNumber(values[end])}
            onType={(text) => type(end, text)}
            onFinish={finish}
          />
        ))}
      </div>
      <p role="alert" className="slider-refusal">
        {draft !== null && isRefused(name, draft.text) ? label.refusal() : ''}
      </p>
    </fieldset>
  );
}

type TrackProps = {
  values: Record<End, number>;
  highest: number;
  isSet: boolean;
  children: ReactNode;
};

/** The rail of the handles; the part between them is coloured. */
function Track({ values, highest, isSet, children }: TrackProps) {
  const share = (value: number) => `${(100 * Math.min(value, highest)) / Math.max(1, highest)}%`;
  const style = { '--from': share(values.from), '--to': share(values.to) } as CSSProperties;
  // In the late half the first handle lies on top, or two that meet at the end could not be parted.
  const isLate = values.from > highest / 2;
  return (
    <div
      className={isLate ? 'slider-track slider-track-late' : 'slider-track'}
      // The page's policy allows no styles in its HTML, where nothing is set.
      style={isSet ? style : undefined}
    >
      {children}
    </div>
  );
}

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
      <span>{caption}</span>
      <input
        type="text"
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
