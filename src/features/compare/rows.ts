import type { Car } from '#domain/car.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

export type ComparisonCell = {
  value: string;
  /** A small note below the value, such as the test cycle. */
  notes: string[];
};

export type ComparisonRow = {
  label: string;
  /** What all of its figures are in, or hold for. */
  hint: string | null;
  cells: ComparisonCell[];
  /** Which car is ahead; null where none is, or where it cannot be said. */
  best: number | null;
  /** Why no car is ahead although the figures differ, or what the figures are worth. */
  remark: string | null;
};

/** Which of two figures buyers would rather have. */
type Better = 'higher' | 'lower';

/** A row of words. @param value of a car; null for 'N/A', which stands for a field of its record */
export function plainRow(
  label: string,
  cars: readonly Car[],
  value: (car: Car) => string | null,
): ComparisonRow {
  const cells = cars.map((car) => ({ value: value(car) ?? m.value_not_available(), notes: [] }));
  return { label, hint: null, cells, best: null, remark: null };
}

type Figures = {
  label: string;
  /** The unit of all figures, or what they hold for. */
  hint: string;
  figure: (car: Car) => number | null;
  better?: Better;
  /** Whether it is worked out rather than recorded: 'Unknown' where it cannot be. */
  isEstimate?: boolean;
  /** Writes a figure; a plain number unless it is said. */
  text?: (figure: number) => string;
  notes?: (car: Car) => string[];
};

/** A row of figures, of which one may be the best. */
export function figureRow(cars: readonly Car[], row: Figures): ComparisonRow {
  const { label, hint, figure, better = 'higher', text = inTenths, notes = () => [] } = row;
  const missing = row.isEstimate ? m.value_unknown() : m.value_not_available();
  const figures = cars.map(figure);
  const cells = cars.map((car, index) => {
    const amount = figures[index] ?? null;
    return { value: amount === null ? missing : text(amount), notes: notes(car) };
  });
  return { label, hint, cells, best: bestAsShown(cells, figures, better), remark: null };
}

/** The place of the best figure; null, too, where two that differ read alike. */
export function bestAsShown(
  cells: readonly ComparisonCell[],
  figures: readonly (number | null)[],
  better: Better,
): number | null {
  const place = placeOfBest(figures, better);
  const alike = cells.filter(({ value }) => place !== null && value === cells[place]?.value);
  return alike.length > 1 ? null : place;
}

const inTenths = (figure: number) => formatNumber(figure, 1);

/** The place of the best figure; null when one is missing, or when two share it. */
export function placeOfBest(figures: readonly (number | null)[], better: Better): number | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length < 2 || known.length < figures.length) return null;
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known);
  const place = known.indexOf(best);
  return known.lastIndexOf(best) === place ? place : null;
}

/** Whether the cars differ in a row; of a single car every row counts. */
export function differs({ cells: [first, ...others] }: ComparisonRow): boolean {
  const text = JSON.stringify(first);
  return others.length === 0 || others.some((cell) => JSON.stringify(cell) !== text);
}
