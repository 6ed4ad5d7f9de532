import { describe, expect, it } from 'vitest';
import { insertStatements, literal } from './sql.ts';

describe('literal', () => {
  it.each([
    [null, 'null'],
    [true, 'true'],
    [13.5, '13.5'],
    ["it's '; drop table cars; --", "'it''s ''; drop table cars; --'"],
    ['back\\slash', "'back\\slash'"],
    ['<b>سيارة 🚗</b>', "'<b>سيارة 🚗</b>'"],
    [{ json: ["O'Neil"] }, `'["O''Neil"]'::jsonb`],
    [{ json: '["/a.jpg"' }, `'"[\\"/a.jpg\\""'::jsonb`],
  ])('writes %j', (value, sql) => {
    expect(literal(value)).toBe(sql);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 'a\0b'])('refuses %j', (value) => {
    expect(() => literal(value)).toThrow('no literal');
  });
});

describe('insertStatements', () => {
  it('leaves alone what is there already', () => {
    expect(insertStatements('brands', [{ id: 'byd', name_ar: null }])).toBe(
      "insert into public.brands (id, name_ar)\nvalues\n  ('byd', null)\non conflict do nothing;\n",
    );
  });

  it('splits many rows and makes nothing of none', () => {
    const rows = Array.from({ length: 501 }, (_, id) => ({ id }));
    expect(insertStatements('brands', rows).match(/insert into/g)).toHaveLength(2);
    expect(insertStatements('brands', [])).toBe('');
  });
});
