import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Line, letters } from './letters.build';

const line: Line = {
  text: 'BYD Seal 06 & <b>',
  language: 'en',
  size: 60,
  colour: '#0d3f45',
  weight: 'SemiBold',
};

/** How wide a line comes out, px. */
async function widthOf(changed: Partial<Line>, room = 1200): Promise<number> {
  const written = await letters({ ...line, ...changed }, room);
  return written?.info.width ?? 0;
}

test('a line that is wider than its room is written smaller', async () => {
  const whole = await widthOf({});
  expect(whole).toBeGreaterThan(300);
  expect(Math.abs((await widthOf({}, 300)) - 300)).toBeLessThan(3);
});

test('the letters of an Arabic word are joined', async () => {
  const word = 'سيارات';
  const apart = await widthOf({ text: [...word].join('\u200c'), language: 'ar' });
  expect(await widthOf({ text: word, language: 'ar' })).toBeLessThan(0.95 * apart);
});

test('an Arabic line that begins with a name in Latin letters is read from the right', async () => {
  const written = await letters({ ...line, text: 'l سسسسسس', language: 'ar' }, 1200);
  const { data, info } = await sharp(written?.data, { raw: written?.info })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = (column: number) =>
    Array.from({ length: info.height }, (_, row) => data[row * info.width + column] ?? 0).filter(
      (value) => value > 128,
    ).length;
  // The upright stroke of the name, as high as the line, stands at the right.
  const tallest = Array.from({ length: info.width }, (_, column) => column).reduce(
    (best, column) => (ink(column) > ink(best) ? column : best),
  );
  expect(tallest).toBeGreaterThan(info.width * 0.8);
});

test('without a text there is nothing to write', async () => {
  expect(await letters({ ...line, text: ' \u200b' }, 1200)).toBeUndefined();
});
