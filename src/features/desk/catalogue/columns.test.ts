import { expect, it } from 'vitest';
import { brandColumns, carColumns, chargerColumns } from '#domain/columns.ts';
import { columnsOf } from './columns.ts';

it.each([
  ['brands', brandColumns],
  ['cars', carColumns],
  ['chargers', chargerColumns],
] as const)('the form and the spreadsheet of %s have every column once', (table, columns) => {
  const inForm = columnsOf(table).map(({ name }) => name);
  expect(inForm.toSorted()).toEqual(Object.keys(columns).toSorted());
});
