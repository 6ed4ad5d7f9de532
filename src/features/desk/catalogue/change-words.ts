import type { CatalogueEntry } from '#data/catalogue-feed.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { columnsOf, priceStandingNames } from './columns.ts';
import { photoLines } from './photo-lines.ts';
import { pointColumnLabel, pointValue } from './point-values.ts';
import { trimLine } from './trims.ts';

/** The tables of what an entry is about. */
export const tablesOfItems = {
  brand: 'brands',
  car: 'cars',
  charger: 'chargers',
  charging_point: 'charging_points',
} satisfies Record<CatalogueEntry['items'][number]['type'], EditedTable>;

const actions: Record<CatalogueEntry['action'], () => string> = {
  added: m.desk_history_added,
  price: m.desk_history_price,
  changed: m.desk_history_changed,
  checked: m.desk_history_checked,
  published: m.desk_history_published,
  withdrawn: m.desk_history_withdrawn,
  removed: m.desk_history_removed,
  batch: m.desk_history_batch,
};

const batches: Record<NonNullable<CatalogueEntry['batch']>, () => string> = {
  import: m.desk_history_import,
  price: m.desk_history_price,
  confirm: m.desk_history_confirm,
  publish: m.desk_history_published,
  withdraw: m.desk_history_withdrawn,
  undo: m.desk_history_undo,
};

/** What somebody did, in a few words: of one row what became of it, else what was saved at once. */
export function doneInWords({ action, batch, source }: CatalogueEntry): string {
  const done = (action === 'batch' && batch ? batches[batch] : actions[action])();
  const how =
    action !== 'batch' && (batch === 'import' || batch === 'undo') ? batches[batch]() : '';
  return [done, how, source ?? ''].filter(Boolean).join(' · ');
}

/** The changes of an entry, column by column, as people read them. */
export function changesInWords({ items, changes }: CatalogueEntry) {
  const type = items[0]?.type ?? 'car';
  if (type === 'charging_point') {
    return Object.entries(changes).map(([name, [from, to]]) => ({
      name,
      label: pointColumnLabel(name),
      from: pointValue(name, from),
      to: pointValue(name, to),
    }));
  }
  const columns = columnsOf(tablesOfItems[type]);
  return Object.entries(changes).map(([name, [from, to]]) => ({
    name,
    label: columns.find((column) => column.name === name)?.label() ?? name,
    from: valueInWords(name, from),
    to: valueInWords(name, to),
  }));
}

function valueInWords(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (name === 'price_egp') return formatEgp(Number(value));
  if (name === 'photos') return photoLines(value) || String(value);
  if (name === 'price_standing') {
    return (
      Object.entries(priceStandingNames).find(([key]) => key === value)?.[1]() ?? String(value)
    );
  }
  return Array.isArray(value) ? value.map(trimLine).join('\n') : String(value);
}
