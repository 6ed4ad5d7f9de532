import * as z from 'zod/mini';
import { type Connector, connectors } from '#domain/charging-point-rows.ts';
import { isRefusal, readAmount } from '#lib/amount.ts';

/** What is said of a connector, in the order of its line. */
const parts = ['type', 'kw', 'current', 'count', 'cable', 'state'] as const;

/** A connector as it is typed: a text for each part, empty where it is not known; the cable is 'yes' or 'no'. */
export type TypedConnector = Readonly<Record<(typeof parts)[number], string>>;

export const emptyConnector: TypedConnector = {
  type: '',
  kw: '',
  current: '',
  count: '1',
  cable: '',
  state: '',
};

/** A connector on a line, such as 'CCS2 | 60 | dc | 2 | yes | working'. */
export const connectorLine = (typed: TypedConnector): string =>
  parts.map((part) => typed[part].replace(/[|\n]/g, ' ')).join(' | ');

/** The connector on a line, as it is being typed. */
export function typedConnector(line: string): TypedConnector {
  const [type = '', kw = '', current = '', count = '', cable = '', state = ''] = line
    .split('|')
    .map((part) => part.trim());
  return { type, kw, current, count, cable, state };
}

/** The lines of a field. */
export const connectorLinesIn = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '');

/** The connectors of a row, one on each line; none where the column holds anything else. */
export function connectorLines(value: unknown): string {
  const stored: Connector[] = z.catch(connectors, []).parse(value);
  return stored.map((one) => connectorLine(typedOf(one))).join('\n');
}

function typedOf({ type, kw, current, count, cable, state }: Connector): TypedConnector {
  return {
    type: type ?? '',
    kw: kw === null ? '' : String(kw),
    current: current ?? '',
    count: count === null ? '' : String(count),
    cable: cable === null ? '' : cable ? 'yes' : 'no',
    state: state ?? '',
  };
}

/** The connector on a line as its column holds it; a part that cannot be read is something that its rule refuses. */
export function readConnectorLine(line: string): Readonly<Record<keyof Connector, unknown>> {
  const { type, kw, current, count, cable, state } = typedConnector(line);
  return {
    type: type || null,
    kw: figureIn(kw),
    current: current || null,
    count: figureIn(count),
    cable: cable === '' ? null : cable === 'yes',
    state: state || null,
  };
}

function figureIn(text: string): unknown {
  const written = text.trim();
  if (/^\d+(?:\.\d+)?$/.test(written)) return Number(written);
  const figure = readAmount(written, 'figure');
  return isRefusal(figure) ? { unreadable: written } : figure;
}
