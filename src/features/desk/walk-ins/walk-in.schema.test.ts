import { expect, test } from 'vitest';
import { walkInSchema } from './walk-in.schema.ts';

const typed = {
  ...{ name: ' Mostafa  Ali ', phone: '٠١٠ ١٢٣٤ ٥٦٧٨', item: '', source: 'showroom' },
  ...{ city: ' الجيزة', note: ' Pays cash\r\nthis week ', language: 'ar' },
};

test('what the team types about somebody', () => {
  expect(walkInSchema().parse(typed)).toMatchObject({
    ...{ phone: '010 1234 5678', item: undefined, city: 'الجيزة', source: 'showroom' },
    note: 'Pays cash\nthis week',
  });
});

test.each([
  [{ name: '' }, 'name'],
  [{ phone: '' }, 'phone'],
  [{ phone: '0101234567' }, 'phone'],
  [{ source: '' }, 'source'],
  [{ note: 'x'.repeat(2001) }, 'note'],
])('%j is said beside its field', (change, field) => {
  const { error } = walkInSchema().safeParse({ ...typed, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
