import { expect, test } from 'vitest';
import { readTable } from './csv-table.ts';

const read = (text: string) =>
  readTable(text).lines.map(({ line, fault, cells }) => [line, fault ?? cells]);

test.each([
  ['id,price\na,1', 'commas'],
  ['id;price\na;1', 'semicolons'],
  ['id\tprice\na\t1', 'tabs'],
  ['\ufeffID, Price \r\na,1\r\n', 'other case, blanks, a mark'],
  ['id,price\ra,1\r', 'old line ends'],
  ['"id","price"\n"a","1"', 'quotation marks'],
])('%j is read: %s', (text) => {
  expect(readTable(text)).toMatchObject({
    fields: ['id', 'price'],
    lines: [{ line: 2, cells: { id: 'a', price: '1' }, fault: null }],
  });
});

test('the line sep= of Excel is skipped and honoured', () => {
  expect(read('sep=;\r\nid;price,egp\r\na;1\r\n')).toEqual([[2, { id: 'a', 'price,egp': '1' }]]);
  expect(readTable('\ufeffSEP=|\nid|price\na|1').fields).toEqual(['id', 'price']);
});

test('lines are counted as a spreadsheet does', () => {
  const text = 'id,colors\na,"White\nBlack"\n\n,\n \nb,Red';
  expect(read(text)).toEqual([
    [2, { id: 'a', colors: 'White\nBlack' }],
    [6, { id: 'b', colors: 'Red' }],
  ]);
  expect(read('\n\nid,colors\na,Red')).toEqual([[4, { id: 'a', colors: 'Red' }]]);
});

test('a line of other cells than there are columns is at fault', () => {
  const text = 'id,model,price\na,Macan,1,250,000\nb,Seal\nc,Han,1\nd,Tang,1,\n';
  expect(read(text)).toEqual([
    [2, 'too_many'],
    [3, 'too_few'],
    [4, { id: 'c', model: 'Han', price: '1' }],
    [5, 'too_many'],
  ]);
});

test('columns without a name hold nothing', () => {
  expect(read('id,price,,\na,1,,\nb,1,250,000')).toEqual([
    [2, { id: 'a', price: '1', '': '' }],
    [3, 'too_many'],
  ]);
});

const id = '62f746b4-84e6-4ceb-95bd-447e7184d454';

test.each([
  ['never ends', `id,colors,price\na,"White,1\nb,Red,2\nc,Black,3`, [[2, 'quotes']]],
  ['never ends in the last cell', 'id,colors\na,"White\nb,Red\n', [[2, 'quotes']]],
  ['stands within a cell', 'id,colors,price\na,"Wh"ite,1\nb,Red,2', [[2, 'quotes']]],
  [
    'is closed by that of a later line',
    `id,colors,price\n${id},"White,1\n${id},Black",2`,
    [[2, 'quotes']],
  ],
  [
    'is closed by that of a later new line',
    'id,model,colors,price,source\n,Seal,"White,1,x\n,Han,Black",2,y',
    [[2, 'quotes']],
  ],
])('a quotation mark that %s is a fault of its line', (_, text, lines) => {
  expect(read(text)).toEqual(lines);
});

test('a quotation mark that never ends in the first line leaves no columns', () => {
  expect(readTable('id,"price\na,1')).toEqual({ fields: [], lines: [] });
});
