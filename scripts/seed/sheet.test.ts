import { describe, expect, it } from 'vitest';
import { addMissingIds, readSheet } from './sheet.ts';

const columns = ['id', 'model'];

describe('readSheet', () => {
  it('reads what spreadsheet programs save', () => {
    const saved = '\uFEFFid;model\r\n1; Seal \r\n;\r\n\r\n2;"A ""B"", C"\r\n';
    expect(readSheet('cars.csv', saved, columns)).toEqual({
      rows: [
        { line: 2, cells: { id: '1', model: ' Seal ' } },
        { line: 5, cells: { id: '2', model: 'A "B", C' } },
      ],
      faults: [],
    });
  });

  it('names missing, unknown and doubled columns', () => {
    expect(readSheet('cars.csv', 'id,price,id\n1,2,3', columns).faults).toEqual([
      'cars.csv line 1: the column "model" is missing; add it to the header row',
      expect.stringContaining('remove the column "price"'),
      expect.stringContaining('remove the column "id"'),
    ]);
  });

  it.each([
    ['id,model\n1,"open\n2,Seal', 'a quotation mark is open', []],
    ['id,model\n1,2,3\n2,Seal', 'more cells', ['2']],
    ['id,model\n1\n2,Seal', 'fewer cells', ['2']],
  ])('names the broken line of %j', (text, fault, read) => {
    const { rows, faults } = readSheet('cars.csv', text, columns);
    expect(rows.map(({ cells }) => cells.id)).toEqual(read);
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^cars\\.csv line 2: .*${fault}`))]);
  });

  it('says what an empty file lacks', () => {
    expect(readSheet('cars.csv', '', columns).faults[0]).toContain('"id" is missing');
  });
});

describe('addMissingIds', () => {
  it('fills empty ids and leaves every other character alone', () => {
    let made = 0;
    const text = '\uFEFFid,model\n1,x\n,"p\nq"\r\n"",y\n,\n\n,z';
    expect(addMissingIds(text, () => `new${++made}`)).toBe(
      '\uFEFFid,model\n1,x\nnew1,"p\nq"\r\nnew2,y\n,\n\nnew3,z',
    );
  });

  it('finds the line after a cell of several lines and blank lines', () => {
    const text = 'id;model\r\n1;"a\r\n;b\nc"\r\n\r\n; \r\n" ";d\r\n';
    expect(addMissingIds(text, () => 'new')).toBe(
      'id;model\r\n1;"a\r\n;b\nc"\r\n\r\n; \r\nnew;d\r\n',
    );
  });

  it.each(['', 'sep=,\nid,model\n,x', 'id,model\n,x\n1,"a"b', 'model,id\nx,', 'id,model\n,"open'])(
    'leaves %j as it is',
    (text) => {
      expect(addMissingIds(text, () => 'new')).toBe(text);
    },
  );
});
