import { expect, it } from 'vitest';
import { connectorGroups } from './connector-groups.ts';
import { sampleConnector } from './point-fixture.ts';

it('puts like connectors together, rapid ones first and those out of order last', () => {
  const groups = connectorGroups({
    connectors: [
      sampleConnector('GB/T DC', 60, { state: 'closed' }),
      sampleConnector('Type 2', 22, { count: 2 }),
      sampleConnector('CCS2', 50),
      sampleConnector('Type 2', 22),
      sampleConnector('Type 2', 11),
      sampleConnector('CCS2', 120),
    ],
  });
  expect(groups.map(({ type, kw, count }) => [type, kw, count])).toEqual([
    ['CCS2', 120, 1],
    ['CCS2', 50, 1],
    ['Type 2', 22, 3],
    ['Type 2', 11, 1],
    ['GB/T DC', 60, 1],
  ]);
});

it('does not guess how many there are', () => {
  const [group] = connectorGroups({
    connectors: [sampleConnector('Type 2'), sampleConnector('Type 2', 22, { count: null })],
  });
  expect(group?.count).toBeNull();
});
