import { compareNames } from '#domain/names.ts';
import { publicRapid } from '#domain/plugs.ts';
import { realRange } from '#domain/range.ts';
import type { Match, Needs } from './matching.ts';

/**
 * Which of the cars that fit are suggested, and in which order: the one rule of the choice and of the advice, see
 * `docs/figures.md`.
 *
 * A better grade always comes first. Within a grade it depends on whether a budget was named:
 *
 * - With one, the better car comes first, whatever it costs within the budget. How good a car is, is the mean of six
 *   marks from 0 to 1: its length, boot, safety stars, who sells it, the motorway range that a usual day leaves over on a
 *   hot day, and whether its plug fits public chargers. What nobody knows of a car counts low, not as nothing.
 * - Without one, the fitting cars are parted by price into three, and each part gives its best car: a cheaper, a middle and
 *   a dearer one. Where many fit, the dearest quarter is left out.
 *
 * No brand comes twice while another is nearly as good, and two cars of one model line never do.
 */
const rule = {
  suggested: 3,
  /** The mark of a fact that nobody knows. */
  unknown: 0.2,
  /** From the value that is worth nothing to the one that is worth most. */
  length: [3600, 4800],
  boot: [250, 550],
  /** km of hot motorway beyond a usual day. */
  range: [100, 400],
  /** How much better a second car of one brand must be than one of another brand. */
  otherBrand: 0.15,
  /** The share of the fitting cars that is left out as too dear where nobody names a budget, and so many fit. */
  dearest: 0.25,
  many: 12,
} as const;

export type Quality = 'length' | 'boot' | 'safety' | 'seller' | 'range' | 'plug';

/** The mark of each quality that a car has besides fitting, 0 to 1. @param dailyKm of a usual day */
export function qualitiesOf(
  { car }: Pick<Match, 'car'>,
  dailyKm: number,
): Readonly<Record<Quality, number>> {
  const hot = realRange(car)?.motorway.hot;
  return {
    length: between(car.length, rule.length),
    boot: between(car.boot, rule.boot),
    safety: between(car.safetyStars, [0, 5]),
    seller: { official: 1, parallel: 0, unknown: rule.unknown }[car.importChannel ?? 'unknown'],
    range: between(hot === undefined ? null : hot - dailyKm, rule.range),
    plug: { yes: 1, adapter: 0, some: 0, unknown: rule.unknown }[publicRapid(car.chargingProtocol)],
  };
}

/** How good a car is besides fitting, 0 to 1. @param dailyKm of a usual day */
export function qualityOf(match: Pick<Match, 'car'>, dailyKm: number): number {
  const marks = Object.values(qualitiesOf(match, dailyKm));
  return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
}

function between(value: number | null, [least, most]: readonly [number, number]): number {
  if (value === null) return rule.unknown;
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}

export type Ranked = Match & { grade: number; quality: number };

/** The cars that fit, in the order in which they fit; of equals the better, see above. */
export const rankedOf = (matches: readonly Match[], dailyKm: number): Ranked[] =>
  matches
    .flatMap((match) => (match.grade === null ? [] : [{ ...match, grade: match.grade }]))
    .map((match): Ranked => ({ ...match, quality: qualityOf(match, dailyKm) }))
    .sort(byGradeThenQuality);

/**
 * The cars to suggest, three at most and none that hardly fits: the best first, or without a budget by price.
 * @param matches of cars within the budget
 */
export function bestOf(
  matches: readonly Match[],
  { dailyKm, budget }: Pick<Needs, 'dailyKm' | 'budget'>,
): Ranked[] {
  const ranked = rankedOf(matches, dailyKm);
  const chosen: Ranked[] = [];
  for (const among of budget === null ? partsByPrice(ranked) : []) choose(chosen, among, 1);
  if (budget === null) chosen.sort(byPrice);
  choose(chosen, ranked, rule.suggested - chosen.length);
  return chosen;
}

/** Adds the best of some cars to those chosen already. @param ranked the best first @param count how many at most */
function choose(chosen: Ranked[], ranked: readonly Ranked[], count: number): void {
  for (let added = 0; added < count; added += 1) {
    const left = ranked.filter(
      ({ car }) => !chosen.some((one) => modelLineOf(one.car) === modelLineOf(car)),
    );
    const [best] = left;
    if (best === undefined) return;
    const other = left.find(
      ({ car, grade, quality }) =>
        grade === best.grade &&
        quality >= best.quality - rule.otherBrand &&
        !chosen.some((one) => one.car.brandId === car.brandId),
    );
    chosen.push(other ?? best);
  }
}

/**
 * The cars of the two best grades with a price in three parts, the cheapest first and without the dearest cars; of more
 * grades where these have less than three model lines.
 */
function partsByPrice(ranked: readonly Ranked[]): Ranked[][] {
  const lines = new Set<string>();
  let worst = 0;
  for (const { car, grade } of ranked) {
    if (car.price === null) continue;
    if (lines.size === 0) worst = grade + 1;
    if (grade > worst && lines.size < rule.suggested) worst = grade;
    if (grade <= worst) lines.add(modelLineOf(car));
  }
  const pool = ranked
    .filter(({ car, grade }) => car.price !== null && grade <= worst)
    .toSorted(byPrice);
  const dearest = pool.length > rule.many ? Math.floor(pool.length * rule.dearest) : 0;
  const size = pool.length - dearest;
  const end = (part: number) => Math.round((size * part) / rule.suggested);
  return [0, 1, 2].map((part) => pool.slice(end(part), end(part + 1)).sort(byGradeThenQuality));
}

/** Of equals the cheaper one, then the one that goes farther. */
function byGradeThenQuality(one: Ranked, other: Ranked): number {
  return (
    one.grade - other.grade ||
    other.quality - one.quality ||
    byPrice(one, other) ||
    other.everydayKm - one.everydayKm ||
    compareNames(one.car.id, other.car.id)
  );
}

/** The lower first; unknown ones last. */
function byPrice({ car: one }: Ranked, { car: other }: Ranked): number {
  if (one.price === null || other.price === null) {
    return Number(one.price === null) - Number(other.price === null);
  }
  return one.price - other.price;
}

/** Makers put the line first and its versions behind: 'MG4 51', 'Geometry C 550', 'Seal AWD'. */
export function modelLineOf({ brandId, name }: Match['car']): string {
  return `${brandId} ${name.toLowerCase().split(' ', 1).join('')}`;
}
