import type { z } from 'zod';
import { columnOf } from '#domain/column-kinds.ts';
import {
  name,
  oneOf,
  optional,
  optionalName,
  optionalNumber,
  optionalOneOf,
  optionalPastDay,
  pictureAddress,
  required,
  textsBySemicolon,
} from './cells.ts';

type Rules = z.core.$ZodShape;

/** Cells by column: a text in, what the rule of the column gives out. */
type Cells<Columns extends Rules, Left extends keyof Columns> = {
  [Column in Exclude<keyof Columns, Left>]: z.ZodType<z.output<Columns[Column]>, string>;
};

/**
 * The cells of columns, with the bounds of these and sentences for those who edit the spreadsheet.
 * @param left columns that it does not have, or reads in a way of its own
 */
export function cellsOf<Columns extends Rules, Left extends keyof Columns = never>(
  columns: Columns,
  ...left: readonly Left[]
): Cells<Columns, Left>;
// TypeScript types no object that is made of entries key by key; the signature above says what comes out.
export function cellsOf(columns: Rules, ...left: readonly string[]) {
  const read = Object.entries(columns).filter(([column]) => !left.includes(column));
  return Object.fromEntries(read.map(([column, rule]) => [column, cellOf(column, rule)]));
}

function cellOf(named: string, rule: z.core.$ZodType): z.ZodType<unknown, string> {
  const column = columnOf(rule);
  switch (column.kind) {
    case 'whole':
    case 'decimal':
      return optionalNumber(column);
    case 'line':
      return column.required ? required(column.letters) : optional(column.letters);
    case 'name':
      return column.required ? name(column.letters) : optionalName(column.letters);
    case 'choice':
      return column.required ? oneOf(column.values) : optionalOneOf(column.values);
    case 'lines':
      return textsBySemicolon.transform((texts) =>
        texts.length === 0 && !column.required ? null : texts,
      );
    case 'day':
      return optionalPastDay;
    case 'picture':
      return pictureAddress;
    case 'photos':
    case 'trims':
      throw new Error(`no cell of a spreadsheet holds ${named}`);
  }
}
