import { describe, expect, it } from 'vitest';
import { isMadeFrom } from './history.ts';

const statements = ['create table a (id int)', 'insert into a values (1) -- one\n, (2)'];
const text = `-- A chapter.\n\n${statements[0]};\n\n-- Its rows.\n${statements[1]};\n`;

describe('a database', () => {
  it('is made from the migrations that it has applied', () => {
    expect(isMadeFrom(statements, text)).toBe(true);
  });

  it.each([
    ['changes a statement', text.replace('id int', 'id bigint')],
    ['adds a statement', `${text}create table b (id int);\n`],
    ['adds one between', text.replace('-- Its rows.', 'create table b (id int);')],
    ['takes one away', text.replace(`${statements[0]};`, '')],
    ['is gone', ''],
  ])('is of another version once the file %s', (_, changed) => {
    expect(isMadeFrom(statements, changed)).toBe(false);
  });
});
