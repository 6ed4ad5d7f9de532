import { Slider } from '@ark-ui/react/slider';
import { Field, Select } from '#components/Field.tsx';
import { AmountInput } from '#components/MoneyField.tsx';
import type { Figure } from '#domain/tariffs.ts';
import { type UsualPlan, usualPlan } from '#domain/usual-plan.ts';
import { amountFault, partOfPrice } from '#features/request/amount-words.ts';
import { originsOf } from '#features/tariffs/origins.ts';
import {
  formatEgp,
  formatNumber,
  formatQuantity,
  formatShare,
  formatUnitPrice,
} from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { boundsFor } from './plan.ts';
import type { PlanState } from './use-plan.tsx';

type Track = { min: number; max: number; step: number };

type Words = {
  label: () => string;
  /** @param price of the car, EGP */
  hint?: (figure: number | 'wrong', price: number) => string | undefined;
  /** What to say of a figure out of bounds, or none; a plain sentence unless it is given. */
  refusal?: typeof m.money_between;
  /** Where the slider ends; what is typed may lie beyond. */
  track: (price: number) => Track;
  /** A figure with its unit, as a screen reader says it of the slider. */
  say: (figure: number) => string;
};

const words: Record<keyof UsualPlan, Words> = {
  km: {
    label: m.money_km,
    track: () => ({ min: 50, max: 5000, step: 50 }),
    say: (km) => formatQuantity(km, m.unit_km()),
  },
  home: {
    label: m.money_home_share,
    hint: () => m.money_home_hint(),
    track: () => ({ min: 0, max: 100, step: 5 }),
    say: (percent) => formatShare(percent / 100),
  },
  use: {
    label: m.money_use,
    hint: () => m.money_use_hint(),
    track: () => ({ min: 0, max: 1500, step: 10 }),
    say: (kwh) => formatQuantity(kwh, m.unit_kwh()),
  },
  trip: {
    label: m.money_trip,
    hint: () => m.money_trip_hint(),
    track: () => ({ min: 0, max: 2000, step: 10 }),
    say: (km) => formatQuantity(km, m.unit_km()),
  },
  often: {
    label: m.money_often,
    track: () => ({ min: 0, max: 12, step: 1 }),
    say: formatNumber,
  },
  down: {
    label: m.money_down,
    hint: (down, price) => (down === 'wrong' || price === 0 ? undefined : partOfPrice(down, price)),
    refusal: m.money_down_between,
    track: (price) => ({ min: 0, max: price, step: 10_000 }),
    say: formatEgp,
  },
  months: {
    label: m.money_months,
    track: () => ({ min: 12, max: 96, step: 6 }),
    say: formatNumber,
  },
  litres: {
    label: m.money_litres,
    hint: () => m.money_litres_hint(),
    track: () => ({ min: 4, max: 16, step: 0.5 }),
    say: (litres) => formatNumber(litres, 1),
  },
};

/** A figure of the plan: to type, or to try with a slider. */
export function PlanField({ name, state }: { name: keyof UsualPlan; state: PlanState }) {
  const { label, hint, refusal = m.money_between, track, say } = words[name];
  const { price, change } = state;
  const usual = usualPlan(price)[name];
  const figure = state.plan[name];
  const { min, max, step } = track(price ?? 0);
  const [least, most] = boundsFor(price)[name];
  const shown = Math.min(max, Math.max(min, figure === 'wrong' ? usual : figure));
  return (
    <div className="grid gap-1">
      <Typing
        label={label()}
        hint={hint?.(figure, price ?? 0)}
        written={state.typed[name] ?? formatNumber(usual, 1)}
        error={
          figure === 'wrong'
            ? refusal({ least: formatNumber(least), most: formatNumber(most) })
            : undefined
        }
        onType={(text) => change({ [name]: text })}
      />
      <Slider.Root
        min={min}
        max={max}
        step={step}
        value={[shown]}
        aria-label={[label()]}
        getAriaValueText={({ value }) => say(value)}
        onValueChange={({ value: [value = shown] }) => change({ [name]: formatNumber(value, 1) })}
      >
        <Slider.Control className="flex h-11 items-center">
          <Slider.Track className="h-1 flex-1 rounded-mark bg-line">
            <Slider.Range className="h-full rounded-mark bg-brand" />
          </Slider.Track>
          <Slider.Thumb
            index={0}
            className="size-6 cursor-grab rounded-pill border-2 border-brand bg-surface shadow-card"
          >
            <Slider.HiddenInput />
          </Slider.Thumb>
        </Slider.Control>
      </Slider.Root>
    </div>
  );
}

/** The price of the petrol car that the person thinks of. */
export function PetrolField({ state: { typed, plan, change } }: { state: PlanState }) {
  return (
    <Typing
      label={m.money_petrol_price()}
      hint={undefined}
      written={typed.petrol ?? ''}
      error={plan.petrol === 'wrong' ? amountFault(typed.petrol ?? '') : undefined}
      onType={(text) => change({ petrol: text })}
    />
  );
}

/** What the person's money earns. @param deposit what it does unless they say otherwise; null where nobody knows */
export function RateField({ state, deposit }: { state: PlanState; deposit: Figure | null }) {
  const { typed, plan, change } = state;
  const [least, most] = boundsFor(null).rate;
  return (
    <Typing
      label={m.money_rate()}
      hint={
        deposit === null
          ? m.money_rate_hint_none()
          : m.money_rate_hint({ origin: originsOf([deposit]) })
      }
      written={typed.rate ?? (deposit === null ? '' : formatNumber(deposit.value, 2))}
      error={
        plan.rate === 'wrong'
          ? m.money_between({ least: formatNumber(least), most: formatNumber(most) })
          : undefined
      }
      onType={(text) => change({ rate: text })}
    />
  );
}

/** How the person's home is metered. @param coded the price of a kWh behind a coded meter */
export function MeterField({ state, coded }: { state: PlanState; coded: Figure }) {
  const price = formatUnitPrice(coded.value);
  return (
    <Field
      label={m.money_meter()}
      hint={m.money_meter_hint({ origin: originsOf([coded]) })}
      required
    >
      <Select
        value={state.plan.meter}
        onChange={({ target }) => state.change({ meter: target.value })}
      >
        <option value="slabs">{m.money_meter_slabs()}</option>
        <option value="coded">{m.money_meter_coded({ price })}</option>
      </Select>
    </Field>
  );
}

type TypingProps = {
  label: string;
  hint: string | undefined;
  written: string;
  error: string | undefined;
  onType: (text: string) => void;
};

/** A figure as it is typed, with its thousands. */
function Typing({ label, hint, written, error, onType }: TypingProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      <AmountInput value={written} maxLength={40} onText={onType} />
    </Field>
  );
}
