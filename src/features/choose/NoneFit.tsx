import { ButtonLink } from '#components/Button.tsx';
import { EmptyState } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { formatEgp, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { Looser, NoneFits } from './none-fits.ts';
import type { MissKind } from './standing.ts';
import { budgetOf, writeWishes } from './wishes.ts';

const inTheWay: Record<MissKind, () => string> = {
  budget: m.choose_none_budget,
  body: m.choose_none_body,
  seats: m.choose_none_seats,
  boot: m.choose_none_boot,
  agent: m.choose_none_agent,
  day: m.choose_none_day,
  trip: m.choose_none_trip,
  rapid: m.choose_none_rapid,
  plug: m.choose_none_plug,
  range: m.choose_none_range,
};

const looserNames: Record<Exclude<Looser['answer'], 'budget'>, () => string> = {
  trip: m.choose_looser_trip,
  parking: m.choose_looser_parking,
  body: m.choose_looser_body,
  seats: m.choose_looser_seats,
  boot: m.choose_looser_boot,
  agent: m.choose_looser_agent,
};

/** That no car fits: what is in the way most often, and the answers that would let some. */
export function NoneFit({ found }: { found: NoneFits | null }) {
  const most = found?.most;
  const why = most
    ? m.choose_none_most({
        what: inTheWay[most.kind](),
        count: formatNumber(most.count),
        all: formatNumber(most.all),
      })
    : '';
  return (
    <EmptyState title={m.choose_none()} text={`${why} ${m.choose_none_text()}`.trim()}>
      {found && found.looser.length > 0 && (
        <div className="flex flex-wrap justify-center gap-3">
          {found.looser.map((looser) => (
            <ButtonLink
              key={looser.answer}
              href={paths.choose + writeWishes(looser.wishes)}
              variant="secondary"
            >
              {looserText(looser)}
            </ButtonLink>
          ))}
        </div>
      )}
    </EmptyState>
  );
}

function looserText({ answer, wishes }: Looser): string {
  if (answer !== 'budget') return looserNames[answer]();
  const budget = budgetOf(wishes);
  return m.choose_looser_budget({ amount: typeof budget === 'number' ? formatEgp(budget) : '' });
}
