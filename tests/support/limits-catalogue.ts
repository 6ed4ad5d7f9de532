/** What the columns of the catalogue must accept and refuse, by the bounds that `domain/columns` gives them. */
import { columnOf } from '#domain/column-kinds.ts';
import { brandColumns, carColumns, chargerColumns } from '#domain/columns.ts';
import { pictureCases } from '#domain/picture-cases.ts';
import { name, number, oneOf, type Trials, text } from './trials.ts';

const pricedDays = {
  good: [null, '2000-01-01', '2026-11-20'],
  bad: ['1999-12-31', '0001-01-01', '9999-12-31', 'infinity', '-infinity'],
};

const photos = {
  good: [
    null,
    '[]',
    '"[not json"',
    '{"a":"/pictures/x.jpg"}',
    JSON.stringify(pictureCases.good),
    JSON.stringify(JSON.stringify(pictureCases.good)),
    JSON.stringify(pictureCases.good[0]),
    '[{"src":"/pictures/x.jpg","alt_en":"The boot","alt_ar":null}]',
    '[{"src":"/pictures/x.jpg","credit":"SAIC Motor","licence":"CC BY-SA 4.0"}]',
  ],
  bad: [
    ...pictureCases.bad.flatMap((address) => [
      JSON.stringify([address]),
      JSON.stringify({ front: address }),
      JSON.stringify([{ src: address }]),
      JSON.stringify(JSON.stringify([address])),
    ]),
    JSON.stringify('javascript:alert(1)'),
    '7',
    '[7]',
    '[null]',
    '[["/pictures/x.jpg"]]',
    '[{"src":"/pictures/x.jpg","onerror":"alert(1)"}]',
    '[{"src":"/pictures/x.jpg","alt_en":{"a":1}}]',
    JSON.stringify([{ src: '/pictures/x.jpg', alt_en: 'x'.repeat(201) }]),
    '[{"src":"/pictures/x.jpg","credit":7}]',
    JSON.stringify([{ src: '/pictures/x.jpg', credit: 'x'.repeat(121) }]),
    JSON.stringify([{ src: '/pictures/x.jpg', licence: 'x'.repeat(81) }]),
    JSON.stringify([`https://cdn.example/${'x'.repeat(2048)}`]),
    JSON.stringify(Array.from({ length: 41 }, () => '/pictures/x.jpg')),
    JSON.stringify('x'.repeat(32_768)),
  ],
};

const picture = {
  good: [null, '/brands/logos.svg#byd', ...pictureCases.good],
  bad: ['logo.svg', `https://a.b/${'x'.repeat(2048)}`, ...pictureCases.bad],
};

const trims = {
  good: [null, '[]', '[{"name":"Comfort","price_egp":null}]'],
  bad: [
    '"a"',
    '{}',
    '["a"]',
    '[{"name":""}]',
    '[{"name":"A"}]',
    '[{"name":5,"price_egp":null}]',
    '[{"name":"A","price_egp":"1"}]',
    '[{"name":"A","price_egp":0}]',
    JSON.stringify(Array(50).fill({ name: 'x'.repeat(80), price_egp: 1 })),
  ],
};

type Rule = Parameters<typeof columnOf>[0];

/** With null among what it accepts or refuses. */
function withNull({ good, bad }: Trials[string], required: boolean): Trials[string] {
  return required ? { good, bad: [...bad, null] } : { good: [...good, null], bad };
}

export function trialsOf(rule: Rule): Trials[string] {
  const column = columnOf(rule);
  switch (column.kind) {
    case 'whole':
      return number(column.least, column.most);
    case 'decimal':
      return { good: [null, 0.1, column.most], bad: [0, -1, column.most + 0.1] };
    case 'line':
      return text(column.letters, column.required ? 'required' : 'optional');
    case 'name':
      return name(column.letters, column.required ? 'required' : 'optional');
    case 'choice':
      return withNull(oneOf(...column.values), column.required);
    case 'lines': {
      const long = (bytes: number) => JSON.stringify(['x'.repeat(bytes - 4)]);
      const lists = {
        good: ['[]', '["White","أبيض"]', long(column.bytes)],
        bad: ['"a"', '{}', long(column.bytes * 2)],
      };
      return withNull(lists, column.required);
    }
    case 'day':
      return pricedDays;
    case 'picture':
      return picture;
    case 'photos':
      return photos;
    case 'trims':
      return trims;
  }
}

const trialsOfAll = (columns: Readonly<Record<string, Rule>>): Trials =>
  Object.fromEntries(Object.entries(columns).map(([column, rule]) => [column, trialsOf(rule)]));

/** The parts of a rating are known together or not at all, and the example has all. */
const ratingPart = (part: 'safety_stars' | 'safety_year' | 'safety_body'): Trials[string] => {
  const { good, bad } = trialsOf(carColumns[part]);
  return { good: good.filter((value) => value !== null), bad: [...bad, null] };
};

export const columnLimits = {
  brands: {
    id: {
      good: ['li-auto', 'mg'],
      bad: ['', 'BYD', 'b y d', '-a', 'a-', 'بي', 'a/b', 'x'.repeat(61)],
    },
    ...trialsOfAll(brandColumns),
  },
  cars: {
    ...trialsOfAll(carColumns),
    // The example has an engine, 200 km on its battery and 1,000 km in all.
    powertrain: { good: ['EREV'], bad: ['BEV', 'PHEV', 'erev', '', null] },
    ev_range_km: { good: [null, 1, 1000], bad: [0, 1001] },
    combined_range_km: { good: [null, 200, 5000], bad: [199, 5001] },
    safety_stars: ratingPart('safety_stars'),
    safety_year: ratingPart('safety_year'),
    safety_body: ratingPart('safety_body'),
  },
  chargers: trialsOfAll(chargerColumns),
};
