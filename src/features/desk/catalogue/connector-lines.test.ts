import { expect, test } from 'vitest';
import { connectors } from '#domain/charging-point-rows.ts';
import {
  connectorLine,
  connectorLines,
  connectorLinesIn,
  emptyConnector,
  readConnectorLine,
  typedConnector,
} from './connector-lines.ts';

const rapid = { type: 'CCS2', kw: 62.5, current: 'dc', count: 2, cable: true, state: 'working' };
const unknown = { type: null, kw: null, current: null, count: null, cable: null, state: null };
const socket = { ...rapid, type: 'Type 2', kw: 22, current: 'ac3', cable: false, state: null };

test('the connectors of a place are the same after they were written on lines', () => {
  const text = connectorLines([rapid, unknown, socket]);
  expect(text.split('\n')).toEqual([
    'CCS2 | 62.5 | dc | 2 | yes | working',
    ' |  |  |  |  | ',
    'Type 2 | 22 | ac3 | 2 | no | ',
  ]);
  const read = connectorLinesIn(text).map(readConnectorLine);
  expect(connectors.parse(read)).toEqual([rapid, unknown, socket]);
});

test('a new connector is one, and otherwise not known', () => {
  const read = readConnectorLine(connectorLine(emptyConnector));
  expect(connectors.parse([read])).toEqual([{ ...unknown, count: 1 }]);
});

test('figures are read as people write them', () => {
  const line = connectorLine({ ...emptyConnector, kw: '٦٢٫٥', count: '٢' });
  expect(readConnectorLine(line)).toMatchObject({ kw: 62.5, count: 2 });
});

test.each(['a lot', '-7', '60-120', '0'])('a power of %j is refused', (kw) => {
  const read = readConnectorLine(connectorLine({ ...emptyConnector, kw }));
  expect(connectors.safeParse([read]).success).toBe(false);
});

test('what is typed cannot begin another part or line', () => {
  const typed = { ...emptyConnector, kw: '6|0\n1' };
  expect(typedConnector(connectorLine(typed))).toEqual({ ...emptyConnector, kw: '6 0 1' });
});

test('a column that holds no connectors has no lines', () => {
  for (const value of [null, undefined, 'CCS2', [{ type: 'CCS' }]]) {
    expect(connectorLines(value)).toBe('');
  }
});
