import { useQuery } from '@tanstack/react-query';
import { exportsQuery } from '#features/desk/deal-queries.ts';
import { allFilterWords } from '#features/desk/filter-words.ts';
import { useFilterNames } from '#features/desk/use-filter-names.tsx';
import { formatMoment } from '#lib/dates.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { Section } from './Section.tsx';

/** For managers: who saved requests as a file. */
export function ExportsSection() {
  const log = useQuery(exportsQuery);
  const has = (name: string) => (log.data ?? []).some(({ filters }) => name in filters);
  const names = useFilterNames({ item: has('item_id'), reason: has('reason_id') });
  return (
    <Section
      title={m.desk_deals_exports()}
      lead={m.desk_deals_exports_text()}
      query={log}
      empty={m.desk_deals_exports_empty()}
    >
      {(entries) =>
        entries.map(({ id, actor_name: name, rows, filters, happened_at }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line pb-3 text-small"
          >
            <span>
              {m.desk_deals_exports_line({ name, ...asCount(rows) })}
              {' · '}
              <bdi className="text-muted">
                {allFilterWords(filters, names) || m.desk_deals_exports_all()}
              </bdi>
            </span>
            <span className="text-muted">{formatMoment(happened_at)}</span>
          </li>
        ))
      }
    </Section>
  );
}
