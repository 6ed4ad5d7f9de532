import type { Ref } from 'react';
import { Field, Input, Select } from '#components/Field.tsx';
import { Pills } from '#components/Pills.tsx';
import { destinationsIn, homesIn, placeIn, type RoadMap, type RoadPlace } from '#domain/roads.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import { amountFault } from '#features/request/amount-words.ts';
import { placeName } from '#features/trips/place-name.ts';
import { groupAmount } from '#lib/group-amount.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { budgetOf, dailyKmOf, mostDailyKm, oftenChoices, oftenOf, type Wishes } from './wishes.ts';

type Props = {
  ref: Ref<HTMLFormElement>;
  wishes: Wishes;
  bodies: readonly string[];
  roads: RoadMap;
  onChange: (changed: Partial<Wishes>) => void;
};

const oftenNames = { 1: m.choose_often_1, 2: m.choose_often_2, 4: m.choose_often_4 } as const;

/** Budgets to press, EGP. */
const budgets = [1_000_000, 1_500_000, 2_000_000];

/** The form with the family's answers; each change updates the result at once. */
export function WishesForm({ ref, wishes, bodies, roads, onChange }: Props) {
  const budget = budgetOf(wishes);
  const isDaily = dailyKmOf(wishes) !== 'wrong';
  return (
    <form
      ref={ref}
      className="grid gap-5 rounded-card border border-line bg-surface p-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid gap-2">
        <Field
          label={m.choose_budget()}
          hint={m.choose_budget_hint()}
          error={budget === 'wrong' ? amountFault(wishes.budget) : undefined}
          required
        >
          <Input
            name="budget"
            value={wishes.budget}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => onChange({ budget: target.value })}
            onBlur={() => {
              const grouped = groupAmount(wishes.budget);
              if (grouped !== wishes.budget) onChange({ budget: grouped });
            }}
          />
        </Field>
        <Pills
          names={['', ...budgets.map(String)]}
          chosen={String(budget ?? '')}
          onChoose={(chosen) => onChange({ budget: chosen && formatNumber(Number(chosen)) })}
        >
          {(choice) =>
            choice === ''
              ? m.choose_budget_any()
              : m.choose_budget_up_to({ amount: formatNumber(Number(choice) / 1e6, 1) })
          }
        </Pills>
      </div>
      <Field
        label={m.choose_daily()}
        error={isDaily ? undefined : m.choose_daily_invalid({ most: formatNumber(mostDailyKm) })}
        required
      >
        <Input
          name="daily"
          value={wishes.daily}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onChange({ daily: target.value })}
        />
      </Field>
      <PlaceField
        label={m.choose_home()}
        name="home"
        value={placeIn(roads, wishes.home)?.id ?? wishes.home}
        places={homesIn(roads)}
        onChoose={(home) => onChange({ home })}
      />
      <PlaceField
        label={m.choose_trip()}
        name="trip"
        value={placeIn(roads, wishes.trip)?.id ?? wishes.trip}
        places={destinationsIn(roads)}
        none={m.choose_trip_none()}
        onChoose={(trip) => onChange({ trip })}
      />
      {wishes.trip !== '' && (
        <Field label={m.choose_often()} required>
          <Select
            name="often"
            value={String(oftenOf(wishes))}
            onChange={({ target }) => onChange({ often: target.value })}
          >
            {oftenChoices.map((often) => (
              <option key={often} value={often}>
                {oftenNames[often]()}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={m.choose_body()} required>
        <Select
          name="body"
          value={wishes.body}
          onChange={({ target }) => onChange({ body: target.value })}
        >
          <option value="">{m.choose_body_any()}</option>
          {bodies.map((body) => (
            <option key={body} value={body}>
              {bodyTypeName(body)}
            </option>
          ))}
        </Select>
      </Field>
      <label className="flex min-h-11 items-center gap-3 text-small">
        <input
          type="checkbox"
          name="parking"
          className="tick-box size-5"
          checked={wishes.parking}
          onChange={({ target }) => onChange({ parking: target.checked })}
        />
        {m.choose_parking()}
      </label>
    </form>
  );
}

type PlaceProps = {
  label: string;
  name: string;
  value: string;
  places: readonly RoadPlace[];
  /** What choosing no place is called, where that is an answer. */
  none?: string;
  onChoose: (id: string) => void;
};

function PlaceField({ label, name, value, places, none, onChoose }: PlaceProps) {
  return (
    <Field label={label} required>
      <Select name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        {none && <option value="">{none}</option>}
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {placeName(place)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
