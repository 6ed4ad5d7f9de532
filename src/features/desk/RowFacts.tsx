import { Name } from '#components/Name.tsx';
import type { Lead } from '#data/desk.ts';
import { walkInSources } from '#domain/leads.ts';
import { asCount, formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { formatAgo, lastWords, nextStepWords } from './request-words.ts';
import { sourceNames } from './source-words.ts';

type Props = { lead: Lead; now: number };

/** What a row says of its request below the name: the car first, then what is known and what comes next. */
export function RowFacts({ lead, now }: Props) {
  const { subject, duplicate_of, next_step, next_at, language, more, city, budget_egp } = lead;
  const next = next_step && next_at && `${nextStepWords(next_step)} (${formatAgo(next_at, now)})`;
  const met = walkInSources.find((source) => source === lead.source);
  const facts = [
    more > 0 && m.desk_people_more(asCount(more)),
    duplicate_of && m.desk_duplicate(),
    next,
    lastWords(lead, now),
    city,
    budget_egp && formatEgp(budget_egp),
    met && sourceNames[met](),
    language !== getLocale() && languageNames[language](),
  ];
  return (
    <>
      <Name text={subject || m.desk_frame_no_car()} />
      {facts.filter(Boolean).map((fact) => (
        <span key={String(fact)}>
          {' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </>
  );
}

const languageNames = { ar: m.desk_language_ar, en: m.desk_language_en };
