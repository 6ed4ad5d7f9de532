import { useStore } from '@nanostores/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState } from 'react';
import { Field, Select } from '@/components/Field';
import { Pills } from '@/components/Pills';
import { leadKinds, leadStatuses } from '@/data/desk';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { $address, filterQueue } from './address.store';
import { kindNames, statusNames } from './request-words';
import { useCounts, useOwners } from './use-queue';
import { countOf, type View, views } from './views';

const viewNames: Record<View, () => string> = {
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
      <SearchBox />
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
        const count = counts ? countOf(name, counts) : null;
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

/** How long to wait for the next letter before the queue is asked, in milliseconds. */
const debounceMs = 250;

function SearchBox() {
  const { search } = useStore($address);
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const id = useId();
  useEffect(() => {
    if (typed === $address.get().search) return;
    const timer = setTimeout(() => {
      // Who looks for a person means all requests, not those of a view.
      const isFirst = sent.current === '';
      sent.current = typed;
      filterQueue(isFirst ? { search: typed, view: 'all' } : { search: typed });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // The address has changed by the way back, not by this box.
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {m.desk_search()}
      </label>
      <Search
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        placeholder={m.desk_search_hint()}
        className="min-h-12 w-full rounded-control border border-edge bg-surface pe-3.5 ps-10 text-body placeholder:text-muted"
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}

function Filters() {
  const { kind, status, owner, oldestFirst } = useStore($address);
  const { data: owners = [] } = useOwners();
  return (
    <div className="grid grid-cols-2 gap-2">
      <Choice
        label={m.desk_filter_kind()}
        value={kind ?? ''}
        choices={leadKinds.map((name) => ({ value: name, label: kindNames[name]() }))}
        onChoose={(value) =>
          filterQueue({ kind: leadKinds.find((name) => name === value) ?? null })
        }
      />
      <Choice
        label={m.desk_filter_status()}
        value={status ?? ''}
        choices={leadStatuses.map((name) => ({ value: name, label: statusNames[name]() }))}
        onChoose={(value) =>
          filterQueue({ status: leadStatuses.find((name) => name === value) ?? null })
        }
      />
      <Choice
        label={m.desk_filter_owner()}
        value={owner ?? ''}
        choices={owners.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(value) => filterQueue({ owner: value || null })}
      />
      <Choice
        label={m.desk_order_newest()}
        value={oldestFirst ? 'oldest' : ''}
        choices={[{ value: 'oldest', label: m.desk_order_oldest() }]}
        onChoose={(value) => filterQueue({ oldestFirst: value === 'oldest' })}
      />
    </div>
  );
}

type ChoiceProps = {
  /** Also the choice that filters nothing. */
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field label={label} labelHidden required>
      <Select
        value={value}
        className="min-h-11 text-small"
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{label}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
