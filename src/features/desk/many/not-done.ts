import type { Lead } from '#data/desk.ts';
import type { OneOfMany, UndoneOfMany } from '#data/desk-many.ts';
import { asCount } from '#lib/number.ts';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

/** How many names a sentence has. */
const mostNames = 6;

/** Whom it was not done for, and why, in sentences; null when it was done for all. */
export function notDone(
  answer: readonly (OneOfMany | UndoneOfMany)[],
  leads: readonly Lead[],
): string | null {
  const named = (rows: typeof answer) => {
    const names = rows.map(
      ({ kind, id }) => leads.find((lead) => lead.kind === kind && lead.id === id)?.name ?? '…',
    );
    const more = names.length - mostNames;
    if (more <= 0) return namesListed(names);
    return namesListed([...names.slice(0, mostNames), m.desk_deals_more_names(asCount(more))]);
  };
  const groups = [
    [answer.filter(({ result }) => result === 'changed'), m.desk_deals_changed_ones],
    [answer.filter(({ result }) => result === 'gone'), m.desk_deals_gone_ones],
    [answer.filter((one) => 'mailed' in one && one.mailed), m.desk_deals_mailed_ones],
  ] as const;
  const sentences = groups.flatMap(([rows, say]) =>
    rows.length > 0 ? [say({ names: named(rows) })] : [],
  );
  return sentences.join(' ') || null;
}
