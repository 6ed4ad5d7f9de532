import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { governorates } from '#domain/governorates.ts';
import { leadKinds, leadSources } from '#domain/leads.ts';
import { groupAmount } from '#lib/group-amount.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { $address, filterQueue } from './address.store.ts';
import { namedItemsQuery } from './deal-queries.ts';
import { AmountField } from './deals/AmountField.tsx';
import { ItemField } from './deals/ItemField.tsx';
import { amountTyped, itemTyped } from './deals/sold.ts';
import { languageFilters, outcomeFilters, stageFilters, statusFilters } from './filter-words.ts';
import { NamedSelect } from './NamedSelect.tsx';
import { OwnerSelect } from './OwnerSelect.tsx';
import { requestKindName } from './request-words.ts';
import { sourceNames } from './source-words.ts';
import { isOldestFirst, queueOrders } from './views.ts';

const small = { labelHidden: true, className: '!min-h-11 text-small' };

/** The filters within a view, and the order. */
export default function FilterFields() {
  const address = useStore($address);
  return (
    <div className="grid grid-cols-1 gap-2 px-1 pb-1">
      <Choice
        label={m.desk_filter_by_kind()}
        all={m.desk_filter_kind()}
        value={address.kind}
        choices={leadKinds.map((name) => [name, requestKindName(name)])}
        onChoose={(kind) => filterQueue({ kind })}
      />
      <Choice
        label={m.desk_filter_by_status()}
        all={m.desk_filter_status()}
        value={address.status}
        choices={named(statusFilters)}
        onChoose={(status) => filterQueue({ status })}
      />
      <OwnerSelect
        label={m.desk_filter_by_owner()}
        {...small}
        value={address.owner}
        none={m.desk_filter_owner()}
        me={m.desk_view_mine()}
        nobody={m.desk_no_owner()}
        onChoose={(owner) => filterQueue({ owner })}
      />
      <CarFilter />
      <Choice
        label={m.desk_deals_filter_city()}
        all={m.desk_deals_filter_city_all()}
        value={address.city}
        choices={governorates.map((place) => [place.id, place[getLocale()]])}
        onChoose={(city) => filterQueue({ city })}
      />
      <div className="grid grid-cols-2 gap-2">
        <BudgetFilter name="budget_from" label={m.desk_deals_filter_budget_from()} />
        <BudgetFilter name="budget_to" label={m.desk_deals_filter_budget_to()} />
      </div>
      <Choice
        label={m.desk_deals_filter_language()}
        all={m.desk_deals_filter_language_all()}
        value={address.language}
        choices={named(languageFilters)}
        onChoose={(language) => filterQueue({ language })}
      />
      <Choice
        label={m.desk_deals_filter_source()}
        all={m.desk_deals_filter_source_all()}
        value={address.source}
        choices={leadSources.map((name) => [name, sourceNames[name]()])}
        onChoose={(source) => filterQueue({ source })}
      />
      <Choice
        label={m.desk_deals_filter_stage()}
        all={m.desk_deals_filter_stage_all()}
        value={address.stage}
        choices={stages.map((name) => [name, stageFilters[name]()])}
        onChoose={(stage) => filterQueue({ stage })}
      />
      <Choice
        label={m.desk_deals_filter_outcome()}
        all={m.desk_deals_filter_outcome_all()}
        value={address.outcome}
        choices={named(outcomeFilters)}
        onChoose={(outcome) => filterQueue({ outcome })}
      />
      <Choice
        label={m.desk_order()}
        value={isOldestFirst(address) ? 'oldest' : 'newest'}
        choices={[
          ['oldest', m.desk_order_oldest()],
          ['newest', m.desk_order_newest()],
        ]}
        onChoose={(value) => {
          const order = queueOrders.find((name) => name === value) ?? null;
          const isUsual = isOldestFirst({ ...address, order: null }) === (order === 'oldest');
          filterQueue({ order: isUsual ? null : order });
        }}
      />
    </div>
  );
}

const stages = ['none', 'contacted', 'visit', 'offer', 'deposit'] as const;

function named<Name extends string>(words: Record<Name, () => string>): [Name, string][] {
  const pairs: [Name, string][] = [];
  for (const name in words) pairs.push([name, words[name]()]);
  return pairs;
}

/** A car of the catalogue, or one under any other name; it filters once the field is left. */
function CarFilter() {
  const { item_id, subject } = useStore($address);
  const { data: items = [] } = useQuery(namedItemsQuery);
  const current = items.find(({ id }) => id === item_id)?.name ?? subject ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const filter = (name: string) => {
    const { item_id: id, item_name } = itemTyped(name, items);
    filterQueue({ item_id: id, subject: id === null ? item_name : null });
  };
  return (
    // A choice of the list filters at once, what is typed when the field is left.
    <fieldset
      onBlur={() => {
        if (typed !== null) filter(typed);
        setTyped(null);
      }}
    >
      <ItemField
        label={m.desk_deals_filter_car()}
        labelHidden
        required
        placeholder={m.desk_deals_filter_car_hint()}
        className="!min-h-11 text-small"
        value={typed ?? current}
        onChange={(name) => {
          setTyped(name);
          if (itemTyped(name, items).item_id !== null) filter(name);
        }}
      />
    </fieldset>
  );
}

function BudgetFilter({ name, label }: { name: 'budget_from' | 'budget_to'; label: string }) {
  const amount = useStore($address)[name];
  const [typed, setTyped] = useState<string | null>(null);
  const isUnclear = typed !== null && amountTyped(typed) === 'unclear';
  return (
    <AmountField
      label={label}
      required
      className="!min-h-11 text-small"
      error={isUnclear ? m.desk_deals_amount_unclear() : undefined}
      value={typed ?? (amount === null ? '' : groupAmount(String(amount)))}
      onChange={setTyped}
      onLeave={() => {
        const given = typed === null ? amount : amountTyped(typed);
        if (given === 'unclear') return;
        setTyped(null);
        filterQueue({ [name]: given === null ? null : Math.round(given) });
      }}
    />
  );
}

type ChoiceProps<Name extends string> = {
  label: string;
  /** The choice that filters nothing, where there is one. */
  all?: string;
  value: Name | null;
  choices: readonly (readonly [value: Name, label: string])[];
  onChoose: (value: Name | null) => void;
};

function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { label, all, value, choices, onChoose } = props;
  return (
    <NamedSelect
      label={label}
      {...small}
      value={value ?? ''}
      choices={all === undefined ? choices : [['', all], ...choices]}
      onChoose={(name) => onChoose(choices.find(([one]) => one === name)?.[0] ?? null)}
    />
  );
}
