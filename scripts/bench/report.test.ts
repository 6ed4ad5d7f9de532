import { expect, test } from 'vitest';
import { reportText, type Section, sectionText, tableText } from './report.ts';

const section: Section = {
  title: 'Weight',
  notes: ['Cold.'],
  tables: [{ head: ['page', 'kB'], rows: [['car', '9.9']] }],
  verdicts: [
    { goal: 'Car', measured: '9.9 kB', limit: '≤ 10 kB', met: true, peers: 'web: 646 kB' },
    { goal: 'List', measured: '80 kB', limit: '≤ 75 kB', met: false },
  ],
};

test('a table lines its columns up and keeps a bar in a cell', () => {
  expect(
    tableText({
      head: ['page', 'kB'],
      rows: [
        ['a|b', '9'],
        ['long name', '10.5'],
      ],
    }),
  ).toBe(
    [
      '| page      |   kB |',
      '| --------- | ---: |',
      '| a\\|b      |    9 |',
      '| long name | 10.5 |',
    ].join('\n'),
  );
});

test('a section names its goals, met or not, before its tables', () => {
  const text = sectionText(section);
  expect(text).toMatch(/^## Weight\n\nCold\.\n\n\| Goal/);
  expect(text).toMatch(/\| Car +\| +9\.9 kB \| +≤ 10 kB \| +✓ \| +web: 646 kB \|/);
  expect(text).toMatch(/\| List +\| +80 kB \| +≤ 75 kB \| +✗ \| +\|/);
  expect(text.indexOf('Goal')).toBeLessThan(text.indexOf('page'));
});

test('the report begins with what is missing', () => {
  const text = reportText('2026-11-21', ['2 cores'], [section]);
  expect(text).toContain('# Measured on 2026-11-21\n\n- 2 cores\n\n**1 of 2 goals met.**');
  expect(text).toContain('- ✗ List: 80 kB, not ≤ 75 kB');
});
