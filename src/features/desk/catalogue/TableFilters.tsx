import { useStore } from '@nanostores/react';
import { NamedSelect } from '#features/desk/NamedSelect.tsx';
import { SearchBox } from '#features/desk/SearchBox.tsx';
import { m } from '#paraglide/messages.js';
import { $address, filterRows } from './address.store.ts';
import { columnsToSort, priceFilters, tableFilters } from './address.ts';
import type { ListedRow, PricedTable } from './listed-rows.ts';
import { columnNames, priceFilterNames } from './table-columns.ts';
import { useTableWidth } from './use-table-width.tsx';

/** Two beside each other on a phone have no room for larger letters. */
const selectClasses = 'text-ellipsis !pe-8 !ps-3 text-small';

type Props = { table: PricedTable; rows: readonly ListedRow[] };

/** Which cars or chargers are listed; on a phone also in which order, as most heads of columns have no room there. */
export function TableFilters({ table, rows }: Props) {
  const { filter, price, group, search, sort } = useStore($address);
  const { width } = useTableWidth();
  const groups = [...new Set(rows.map((listed) => listed.group))].filter(Boolean).sort();
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(12rem,1fr)_repeat(3,minmax(8rem,13rem))]">
      <div className="col-span-full md:col-span-1">
        <SearchBox
          search={search}
          label={m.desk_catalogue_search()}
          hint={m.desk_catalogue_search()}
          onSearch={(text) => filterRows({ search: text })}
        />
      </div>
      <NamedSelect
        label={table === 'cars' ? m.desk_catalogue_filter_brand() : m.desk_catalogue_category()}
        labelHidden
        className={selectClasses}
        value={group}
        choices={[
          ['', table === 'cars' ? m.desk_catalogue_brand_any() : m.desk_catalogue_category_any()],
          ...groups.map((name) => [name, name] as const),
        ]}
        onChoose={(name) => filterRows({ group: name })}
      />
      <NamedSelect
        label={m.desk_catalogue_column_published()}
        labelHidden
        className={selectClasses}
        value={filter}
        choices={tableFilters[table].map(
          (name) => [name, publishedNames[name]?.() ?? name] as const,
        )}
        onChoose={(name) =>
          filterRows({ filter: tableFilters[table].find((one) => one === name) ?? 'all' })
        }
      />
      <NamedSelect
        label={m.desk_catalogue_column_price()}
        labelHidden
        className={selectClasses}
        value={price}
        choices={priceFilters.map((name) => [name, priceFilterNames[name]()] as const)}
        onChoose={(name) =>
          filterRows({ price: priceFilters.find((one) => one === name) ?? 'any' })
        }
      />
      {width === 'phone' && (
        <NamedSelect
          label={m.desk_catalogue_sort()}
          labelHidden
          className={selectClasses}
          value={sort.by}
          choices={columnsToSort.map(
            (by) => [by, m.desk_catalogue_sorted({ column: columnNames[by](table) })] as const,
          )}
          onChoose={(name) =>
            filterRows({
              sort: { by: columnsToSort.find((by) => by === name) ?? 'checked', down: false },
            })
          }
        />
      )}
    </div>
  );
}

const publishedNames: Readonly<Record<string, () => string>> = {
  all: m.desk_catalogue_published_any,
  published: m.desk_catalogue_published,
  withdrawn: m.desk_catalogue_withdrawn,
};
