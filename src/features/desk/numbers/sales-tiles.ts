import type { MonthOfDeals, Period, SalesNumbers } from '#data/desk-numbers.ts';
import { forecastOf } from '#domain/deals.ts';
import { formatMonth } from '#lib/dates.ts';
import { asCount, formatEgp, formatNumber, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { Tile } from './FigureTile.tsx';
import { cameIn, closedIn, listOf } from './list-links.ts';
import { ratioOf, shareOf, trendOf } from './shares.ts';
import { formatWait } from './wait.ts';

const share = (ratio: number) => formatShare(Math.round(100 * ratio) / 100);

/** The figures of sales. @param month whose target is shown; undefined while it loads */
export function salesTiles(
  { figures, answers: { all }, before, open }: SalesNumbers,
  period: Period,
  month: MonthOfDeals | undefined,
): Tile[] {
  return [
    {
      label: m.desk_numbers_requests(),
      figure: formatNumber(figures.requests),
      trend: trendOf(figures.requests, before?.requests ?? null, formatNumber),
      href: listOf(cameIn(period)),
    },
    ...answerTiles(all, before?.answers ?? null, period),
    ...dealTiles(figures, before, period, month),
    forecastTile(open),
  ];
}

type Answers = SalesNumbers['answers']['all'];

function answerTiles(now: Answers, before: Answers, period: Period): Tile[] {
  const { in_time = 0, due = 0, answered = 0, requests = 0 } = now ?? {};
  const inTime = (of: Answers) => of && ratioOf(of.in_time, of.due);
  return [
    {
      label: m.desk_numbers_in_time(),
      figure: shareOf(in_time, due),
      detail: m.desk_numbers_part({ part: formatNumber(in_time), whole: formatNumber(due) }),
      trend: trendOf(inTime(now), inTime(before), share),
      href: listOf({ ...cameIn(period), answer: 'in_time' }),
    },
    {
      label: m.desk_numbers_median(),
      figure: formatWait(now?.median_seconds ?? null),
      detail: m.desk_numbers_rests_on({
        answered: m.desk_numbers_answered(asCount(answered)),
        waiting: m.desk_numbers_waiting(asCount(requests - answered)),
      }),
      trend: trendOf(now?.median_seconds ?? null, before?.median_seconds ?? null, formatWait, true),
      href: listOf({ ...cameIn(period), answer: 'given' }),
    },
  ];
}

function dealTiles(
  { won, lost, won_egp, won_with_amount }: SalesNumbers['figures'],
  before: SalesNumbers['before'],
  period: Period,
  month: MonthOfDeals | undefined,
): Tile[] {
  const wonOnes = listOf({ ...closedIn(period), outcome: 'won' });
  const { team } = month ?? {};
  return [
    {
      label: m.desk_numbers_won(),
      figure: formatNumber(won),
      target:
        month && team && team.target !== null
          ? m.desk_numbers_target_of({
              month: formatMonth(month.month),
              won: formatNumber(team.won),
              target: formatNumber(team.target),
            })
          : null,
      trend: trendOf(won, before?.won ?? null, formatNumber),
      href: wonOnes,
    },
    {
      label: m.desk_numbers_conversion(),
      figure: shareOf(won, won + lost),
      detail: m.desk_numbers_won_of({ won: formatNumber(won), decided: formatNumber(won + lost) }),
      trend: trendOf(
        ratioOf(won, won + lost),
        before && ratioOf(before.won, before.won + before.lost),
        share,
      ),
      href: listOf({ ...closedIn(period), outcome: 'decided' }),
    },
    {
      label: m.desk_numbers_amount(),
      figure: formatEgp(won_egp),
      detail:
        won_with_amount < won
          ? m.desk_numbers_amount_known({
              part: formatNumber(won_with_amount),
              whole: formatNumber(won),
            })
          : null,
      trend: trendOf(won_egp, before?.won_egp ?? null, formatEgp),
      href: wonOnes,
    },
  ];
}

function forecastTile(open: SalesNumbers['open']): Tile {
  const known = open.reduce((sum, { with_amount }) => sum + with_amount, 0);
  return {
    label: m.desk_numbers_forecast(),
    figure: formatEgp(forecastOf(open)),
    detail: m.desk_numbers_forecast_of(asCount(known)),
    href: listOf({ amount: 'open' }),
  };
}
