import type { Ref } from 'react';
import { Field, Input } from '#components/Field.tsx';
import { AmountInput } from '#components/MoneyField.tsx';
import { Pills } from '#components/Pills.tsx';
import { TickBox } from '#components/TickBox.tsx';
import { destinationsIn, homesIn, placeIn, type RoadPlaces } from '#domain/roads.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import { amountFault } from '#features/request/amount-words.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { ChoiceField, PlaceField } from './fields.tsx';
import {
  bootOf,
  budgetOf,
  dailyKmOf,
  mostDailyKm,
  oftenChoices,
  oftenOf,
  seatsOf,
  type Wishes,
} from './wishes.ts';

type Props = {
  ref: Ref<HTMLFormElement>;
  wishes: Wishes;
  bodies: readonly string[];
  roads: RoadPlaces;
  /** Whether the kind of meter changes a month. */
  asksMeter: boolean;
  onChange: (changed: Partial<Wishes>) => void;
};

const oftenNames = { 1: m.choose_often_1, 2: m.choose_often_2, 4: m.choose_often_4 } as const;

/** Budgets to press, EGP. */
const budgets = [1_000_000, 1_500_000, 2_000_000];

/** The form with the family's answers; each change updates the result at once. */
export function WishesForm({ ref, wishes, bodies, roads, asksMeter, onChange }: Props) {
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
          <AmountInput
            name="budget"
            value={wishes.budget}
            maxLength={40}
            onText={(text) => onChange({ budget: text })}
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
        <ChoiceField
          label={m.choose_often()}
          name="often"
          value={String(oftenOf(wishes))}
          choices={oftenChoices.map((often) => [often, oftenNames[often]()])}
          onChoose={(often) => onChange({ often })}
        />
      )}
      <TickBox
        className="text-small"
        label={m.choose_parking()}
        name="parking"
        checked={wishes.parking}
        onTick={(parking) => onChange({ parking })}
      />
      {asksMeter && (
        <ChoiceField
          label={m.choose_meter()}
          hint={m.choose_meter_hint()}
          name="meter"
          value={wishes.meter === 'coded' ? 'coded' : ''}
          choices={[
            ['', m.choose_meter_slabs()],
            ['coded', m.choose_meter_coded()],
          ]}
          onChoose={(meter) => onChange({ meter })}
        />
      )}
      <ChoiceField
        label={m.choose_body()}
        name="body"
        value={wishes.body}
        choices={[['', m.choose_body_any()], ...bodies.map((body) => [body, bodyTypeName(body)])]}
        onChoose={(body) => onChange({ body })}
      />
      <ChoiceField
        label={m.choose_seats()}
        name="seats"
        value={String(seatsOf(wishes) ?? '')}
        choices={[
          ['', m.choose_seats_any()],
          ['5', m.choose_seats_5()],
          ['6', m.choose_seats_6()],
          ['7', m.choose_seats_7()],
        ]}
        onChoose={(seats) => onChange({ seats })}
      />
      <ChoiceField
        label={m.choose_boot()}
        name="boot"
        value={String(bootOf(wishes) ?? '')}
        choices={[
          ['', m.choose_boot_any()],
          ['300', m.choose_boot_300()],
          ['400', m.choose_boot_400()],
          ['500', m.choose_boot_500()],
        ]}
        onChoose={(boot) => onChange({ boot })}
      />
      <TickBox
        className="text-small"
        label={m.choose_agent()}
        name="agent"
        checked={wishes.agent}
        onTick={(agent) => onChange({ agent })}
      />
    </form>
  );
}
