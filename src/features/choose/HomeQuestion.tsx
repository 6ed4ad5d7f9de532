import type { Ref } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input, Select } from '#components/Field.tsx';
import { paths } from '#config/paths.ts';
import { destinationsIn, type RoadPlaces } from '#domain/roads.ts';
import { placeName } from '#features/trips/place-name.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { usualWishes } from './wishes.ts';

/** Budgets to choose from, EGP; the tool for choosing takes any. */
const budgets = [0.6, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 5].map((millions) => millions * 1e6);

type Props = {
  ref: Ref<HTMLFormElement>;
  roads: RoadPlaces;
  /** Called after each answer; the form holds them all. */
  onAnswer: () => void;
};

/**
 * Four answers that choose a car. The names of the fields are those of the address that they lead to, so it works before
 * hydration; the page that it leads to needs scripts.
 */
export function HomeQuestion({ ref, roads, onAnswer }: Props) {
  return (
    <form
      ref={ref}
      action={paths.choose}
      // To the browser an answer such as 'any price' is none.
      noValidate
      className="needs-script grid gap-4 rounded-card border border-line bg-surface p-5"
      onChange={onAnswer}
    >
      <h2 className="text-subheading">{m.home_ask_title()}</h2>
      <div className="grid grid-cols-1 gap-4 min-[24rem]:grid-cols-2 [&_select]:pe-8">
        <Field label={m.home_ask_budget()} required>
          <Select name="budget" defaultValue="">
            <option value="">{m.home_ask_budget_any()}</option>
            {budgets.map((budget) => (
              <option key={budget} value={budget}>
                {m.home_ask_budget_up_to({ amount: formatNumber(budget / 1e6, 2) })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.home_ask_daily()} required>
          <Input
            name="daily"
            defaultValue={usualWishes().daily}
            inputMode="numeric"
            maxLength={40}
            autoComplete="off"
          />
        </Field>
        <Field label={m.home_ask_trip()} required>
          <Select name="trip" defaultValue="">
            <option value="">{m.home_ask_trip_none()}</option>
            {destinationsIn(roads).map((place) => (
              <option key={place.id} value={place.id}>
                {placeName(place)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.home_ask_parking()} required>
          <Select name="parking" defaultValue="yes">
            <option value="yes">{m.home_ask_parking_plug()}</option>
            <option value="no">{m.home_ask_parking_street()}</option>
          </Select>
        </Field>
      </div>
      <Button type="submit">{m.home_ask_show()}</Button>
    </form>
  );
}
