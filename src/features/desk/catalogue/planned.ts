import type { BatchLine } from '#data/catalogue-batches.ts';
import type { RowOddPrice } from './odd-prices.ts';
import type { FormFaults } from './row-form.ts';

type Change = { column: string; from: string; to: string };

/** The effect of a line of a file. */
export type PlannedLine = {
  /** As a spreadsheet counts them. */
  line: number;
  name: string;
  /** By column, or `wholeLine`. */
  faults: FormFaults;
  isNew: boolean;
  /** The row has changed since the file was saved, so the line is left out. */
  isStale: boolean;
  changes: readonly Change[];
  /** Prices that have to be confirmed. */
  prices: readonly RowOddPrice[];
  stored: BatchLine;
};

/** The key of a fault that is not of one cell. */
export const wholeLine = 'line';

export type ImportPlan = {
  /** Why the whole file is refused; it has no lines then. */
  refusal: string | null;
  lines: PlannedLine[];
  unknownColumns: string[];
};

export const refused = (refusal: string): ImportPlan => ({
  refusal,
  lines: [],
  unknownColumns: [],
});
