import { Name } from '#components/Name.tsx';
import type { Lead } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { formatAgo, nextStepWords } from './request-words.ts';

type Props = { lead: Lead; now: number };

/** What a row says of its request below the name: the car first, then what is known and what comes next. */
export function RowFacts({ lead, now }: Props) {
  const { subject, duplicate_of, next_step, next_at, language } = lead;
  const next = next_step && next_at && `${nextStepWords(next_step)} (${formatAgo(next_at, now)})`;
  const facts = [
    duplicate_of && m.desk_duplicate(),
    language !== getLocale() && languageNames[language](),
    next,
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
