import ChevronDown from 'lucide-react/icons/chevron-down';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import type { DatedRate } from '#data/tariff-edit.ts';
import { formatDay } from '#lib/dates.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { isUsable, type RateKind } from './kinds.ts';
import { rateWords, tariffName } from './tariff-words.ts';

type Props = {
  kind: RateKind;
  /** @param corrected null for a new rate */
  onEdit: (corrected: DatedRate | null) => void;
};

/** A kind of rate: today's, future ones and, folded, earlier ones. */
export function KindItem({ kind, onEdit }: Props) {
  const { key, onPages, today, coming, past } = kind;
  const name = tariffName(key);
  const rows = (rates: readonly DatedRate[]) => (
    <ul>
      {rates.map((rate) => (
        <Rate key={rate.valid_from} kind={kind} rate={rate} onCorrect={() => onEdit(rate)} />
      ))}
    </ul>
  );
  return (
    <li className="grid gap-3 border-b border-line p-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="flex min-w-0 flex-wrap items-center gap-2 font-semibold">
          <bdi className="break-words">{name}</bdi>
          {onPages !== 'no' && <Badge tone="neutral">{m.desk_tariffs_needed()}</Badge>}
        </h3>
        <Button size="sm" aria-label={m.desk_tariffs_new_of({ name })} onClick={() => onEdit(null)}>
          {m.desk_tariffs_new()}
        </Button>
      </div>
      {today ? rows([today]) : <NothingHolds needed={onPages === 'needed'} />}
      {coming.length > 0 && (
        <section className="rounded-control bg-accent-soft px-3 pt-2">
          <h4 className="text-micro font-semibold">{m.desk_tariffs_coming()}</h4>
          {rows(coming)}
        </section>
      )}
      {past.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 text-small font-semibold">
            <ChevronDown
              className="size-4 transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
            {m.desk_tariffs_history()}
            <span className="sr-only">: {name}</span>
          </summary>
          {rows(past)}
        </details>
      )}
    </li>
  );
}

function NothingHolds({ needed }: { needed: boolean }) {
  return (
    <p className={needed ? 'text-small text-danger' : 'text-small text-muted'}>
      <span className="font-semibold">{m.desk_tariffs_missing()}</span>
      {needed && ` · ${m.desk_tariffs_missing_text()}`}
    </p>
  );
}

type RateProps = { kind: RateKind; rate: DatedRate; onCorrect: () => void };

function Rate({ kind, rate, onCorrect }: RateProps) {
  const isToday = rate === kind.today;
  const day = formatDay(rate.valid_from);
  const words = rateWords(rate);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56 text-small">
        <p className="tabular-nums">
          <span className={isToday ? 'text-body font-semibold' : 'font-semibold'}>{words}</span>
          <span className="text-muted">
            {' · '}
            {kind.coming.includes(rate)
              ? m.desk_tariffs_from({ day })
              : m.desk_tariffs_since({ day })}
          </span>{' '}
          {!isUsable(rate) && <Badge tone="danger">{m.desk_tariffs_wrong_unit()}</Badge>}
        </p>
        <p className="break-words text-micro text-muted">
          <bdi>{rate.source}</bdi>
        </p>
        {rate.note && (
          <p className="break-words text-micro text-muted">
            <bdi>{rate.note}</bdi>
          </p>
        )}
      </div>
      <Button size="sm" variant="ghost" onClick={onCorrect}>
        {m.desk_tariffs_correct()}
        <span className="sr-only">{`: ${inARow([tariffName(kind.key), words, day])}`}</span>
      </Button>
    </li>
  );
}
