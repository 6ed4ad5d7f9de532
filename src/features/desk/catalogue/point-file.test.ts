import { expect, test, vi } from 'vitest';
import { pointIdOf } from '#domain/point-import.ts';
import { m } from '#paraglide/messages.js';
import { planPointFiles } from './point-file.ts';

const poi = (ID: number, change: object = {}) => ({
  ID,
  DataProviderID: 1,
  UsageTypeID: 1,
  StatusTypeID: 50,
  SubmissionStatusTypeID: 200,
  AddressInfo: { Title: `Place ${ID}`, CountryID: 70, Latitude: 30 + ID / 1000, Longitude: 31 },
  Connections: [],
  ...change,
});

const file = (data: unknown, name = 'points.json') =>
  new File([typeof data === 'string' ? data : JSON.stringify(data)], name);

const plan = (files: File[], stored: readonly unknown[] = []) =>
  planPointFiles(
    files,
    async () => stored,
    () => {},
  );

test('one place, a list and several files are read', async () => {
  const planned = await plan([file(poi(1)), file([poi(2), poi(3)]), file(`\uFEFF[]`)]);
  expect(planned).toMatchObject({ refusal: null, read: 3, plan: { unchanged: 0 } });
  expect(planned.refusal === null && planned.plan.added.map(({ id }) => id)).toEqual(
    [1, 2, 3].map(pointIdOf),
  );
});

test.each([
  ['no JSON', 'id,name', () => m.desk_points_file_no_json({ name: 'points.json' })],
  ['another kind of file', { type: 'FeatureCollection' }, m.desk_points_file_no_places],
  ['an empty list', [], m.desk_points_file_no_places],
  [
    'places outside Egypt',
    [poi(1, { AddressInfo: { Title: 'X', CountryID: 70, Latitude: 51, Longitude: 0 } })],
    m.desk_points_file_no_places,
  ],
])(
  '%s is refused with a sentence, before the stored places are asked for',
  async (_, data, words) => {
    const readStored = vi.fn(async () => []);
    expect(await planPointFiles([file(data)], readStored, () => {})).toEqual({ refusal: words() });
    expect(readStored).not.toHaveBeenCalled();
  },
);

test('a file that is far too large is refused unread', async () => {
  const large = file([]);
  Object.defineProperty(large, 'size', { value: 151_000_000 });
  const text = vi.spyOn(large, 'text');
  expect((await plan([large])).refusal).toContain('50,000');
  expect(text).not.toHaveBeenCalled();
});

test('twenty thousand places let the page breathe, and tell how far they are', async () => {
  const places = Array.from({ length: 20_000 }, (_, index) =>
    poi(index + 1, {
      AddressInfo: {
        Title: `Place ${index}`,
        CountryID: 70,
        Latitude: 25 + (index % 400) / 100,
        Longitude: 28 + Math.floor(index / 400) / 20,
      },
    }),
  );
  const shares: number[] = [];
  const stored = places.slice(0, 5).map(({ ID }) => ({ id: pointIdOf(ID) }));
  const planned = await planPointFiles(
    [file(places)],
    async () => stored,
    (share) => shares.push(share),
  );
  expect(planned.refusal === null && planned.plan.added).toHaveLength(20_000);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  // Each is a pause, in which the page answers.
  expect(shares.length).toBeGreaterThan(50);
});
