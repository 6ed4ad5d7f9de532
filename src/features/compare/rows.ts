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

/** A row of words. @param value of a car; null for 'N/A' */
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
  /** Writes a figure; a plain number unless it is said. */
  text?: (figure: number) => string;
  notes?: (car: Car) => string[];
};

/** A row of figures, of which one may be the best. */
export function figureRow(cars: readonly Car[], row: Figures): ComparisonRow {
  const { label, hint, figure, better = 'higher', text = inTenths, notes = () => [] } = row;
  const figures = cars.map(figure);
  return {
    label,
    hint,
    cells: cars.map((car) => {
      const amount = figure(car);
      return { value: amount === null ? m.value_not_available() : text(amount), notes: notes(car) };
    }),
    best: placeOfBest(figures, better),
    remark: null,
  };
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
