import { useStore } from '@nanostores/react';
import { Field, Select } from '#components/Field.tsx';
import { Pills } from '#components/Pills.tsx';
import { leadStatuses } from '#data/desk.ts';
import { leadKinds } from '#domain/leads.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, filterQueue } from './address.store.ts';
import { requestKindName, statusNames } from './request-words.ts';
import { SearchBox } from './SearchBox.tsx';
import { useCounts, useOwners } from './use-queue.tsx';
import { type QueueView, requestCount, views } from './views.ts';

const viewNames: Record<QueueView, () => string> = {
  new: m.desk_view_new,
  mine: m.desk_view_mine,
  overdue: m.desk_view_overdue,
  due: m.desk_view_due,
  today: m.desk_view_today,
  nobodys: m.desk_view_nobodys,
  all: m.desk_view_all,
};

/** The saved views, the search, and filters within a view. */
export function QueueFilters() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Views />
      <QueueSearch />
      <Filters />
    </div>
  );
}

function Views() {
  const { view } = useStore($address);
  const { data: counts } = useCounts();
  return (
    <Pills
      label={m.desk_views_label()}
      names={views}
      chosen={view}
      onChoose={(name) => filterQueue({ view: name, status: null, owner: null })}
    >
      {(name) => {
        const count = counts ? requestCount(name, counts) : null;
        return (
          <>
            {viewNames[name]()}
            {count !== null && (
              <span
                className={
                  name === 'overdue' && count > 0 && name !== view
                    ? 'font-semibold text-danger'
                    : undefined
                }
              >
                {formatNumber(count)}
              </span>
            )}
          </>
        );
      }}
    </Pills>
  );
}

function QueueSearch() {
  const { search } = useStore($address);
  return (
    <SearchBox
      search={search}
      label={m.desk_search()}
      hint={m.desk_search_hint()}
      onSearch={(text) =>
        // A search covers all requests, not only those of the view.
        filterQueue(search === '' ? { search: text, view: 'all' } : { search: text })
      }
    />
  );
}

function Filters() {
  const { kind, status, owner, oldestFirst } = useStore($address);
  const { data: owners = [] } = useOwners();
  return (
    <div className="grid grid-cols-2 gap-2">
      <Choice
        label={m.desk_filter_by_kind()}
        all={m.desk_filter_kind()}
        value={kind ?? ''}
        choices={leadKinds.map((name) => ({ value: name, label: requestKindName(name) }))}
        onChoose={(value) =>
          filterQueue({ kind: leadKinds.find((name) => name === value) ?? null })
        }
      />
      <Choice
        label={m.desk_filter_by_status()}
        all={m.desk_filter_status()}
        value={status ?? ''}
        choices={leadStatuses.map((name) => ({ value: name, label: statusNames[name]() }))}
        onChoose={(value) =>
          filterQueue({ status: leadStatuses.find((name) => name === value) ?? null })
        }
      />
      <Choice
        label={m.desk_filter_by_owner()}
        all={m.desk_filter_owner()}
        value={owner ?? ''}
        choices={owners.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(value) => filterQueue({ owner: value || null })}
      />
      <Choice
        label={m.desk_order()}
        all={m.desk_order_newest()}
        value={oldestFirst ? 'oldest' : ''}
        choices={[{ value: 'oldest', label: m.desk_order_oldest() }]}
        onChoose={(value) => filterQueue({ oldestFirst: value === 'oldest' })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** The choice that filters nothing. */
  all: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ label, all, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field label={label} labelHidden required>
      <Select
        value={value}
        className="min-h-11 text-small"
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
