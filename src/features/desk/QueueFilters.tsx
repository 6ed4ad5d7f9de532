import { useStore } from '@nanostores/react';
import ListFilter from 'lucide-react/icons/list-filter';
import { Field, Select } from '#components/Field.tsx';
import { leadStatuses } from '#data/desk.ts';
import { leadKinds } from '#domain/leads.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, filterQueue } from './address.store.ts';
import { DeskPopover } from './DeskPopover.tsx';
import { QueueViews } from './QueueViews.tsx';
import { requestKindName, statusNames } from './request-words.ts';
import { SearchBox } from './SearchBox.tsx';
import { useOwners } from './use-queue.tsx';
import { isOldestFirst, queueOrders } from './views.ts';

/** The views, the search, and filters within a view. */
export function QueueFilters() {
  return (
    <>
      <QueueViews />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <QueueSearch />
        <Filters />
      </div>
    </>
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
  const { kind, status, owner, order } = useStore($address);
  const chosen = [kind, status, owner, order].filter((one) => one !== null).length;
  return (
    <DeskPopover
      title={m.desk_frame_filter()}
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border border-edge px-3 text-small hover:border-ink"
        >
          <ListFilter className="size-4" aria-hidden="true" />
          {m.desk_frame_filter()}
          {chosen > 0 && <span className="font-semibold text-accent">{formatNumber(chosen)}</span>}
        </button>
      }
    >
      <FilterFields />
    </DeskPopover>
  );
}

function FilterFields() {
  const address = useStore($address);
  const { kind, status, owner } = address;
  const { data: owners = [] } = useOwners();
  return (
    <div className="grid grid-cols-1 gap-2 px-1 pb-1">
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
        value={isOldestFirst(address) ? 'oldest' : 'newest'}
        choices={[
          { value: 'oldest', label: m.desk_order_oldest() },
          { value: 'newest', label: m.desk_order_newest() },
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

type ChoiceProps = {
  label: string;
  /** The choice that filters nothing, where there is one. */
  all?: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ label, all, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field label={label} labelHidden required>
      <Select
        value={value}
        className="!min-h-11 text-small"
        onChange={({ target }) => onChoose(target.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
