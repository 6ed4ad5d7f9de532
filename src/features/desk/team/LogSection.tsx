import { useQuery } from '@tanstack/react-query';
import type { PersonLogEntry } from '#data/person-data.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { Section } from './Section.tsx';
import { personLogQuery } from './team-queries.ts';

/** For managers: the log of exported and deleted accounts. */
export function LogSection() {
  const log = useQuery(personLogQuery);
  return (
    <Section
      title={m.desk_team_log()}
      lead={m.desk_team_log_text()}
      query={log}
      empty={m.desk_team_log_empty()}
    >
      {(entries) =>
        entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line pb-3 text-small"
          >
            <span>{wordsOf(entry)}</span>
            <span className="text-muted">{formatMoment(entry.happened_at)}</span>
          </li>
        ))
      }
    </Section>
  );
}

function wordsOf({ action, actor, account_id }: PersonLogEntry): string {
  const words = { actor: actor ?? m.desk_team_log_nobody(), account: account_id.slice(0, 8) };
  return action === 'deleted' ? m.desk_team_log_deleted(words) : m.desk_team_log_exported(words);
}
