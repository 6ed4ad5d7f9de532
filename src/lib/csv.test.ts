import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a spreadsheet reads Arabic, and calculates nothing of what people wrote', async () => {
  const text = await csvOf(
    ['السيارة', 'Requests'],
    [
      ['=HYPERLINK("x")', 3],
      ['a,"b"\nc', null],
    ],
  );
  expect(text.startsWith('\ufeffالسيارة,Requests\r\n')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""x"")",3`);
  expect(text).toContain('"a,""b""\nc",');
});
