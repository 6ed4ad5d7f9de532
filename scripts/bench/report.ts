import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** A measurement, its goal, and whether it is met. */
export type Goal = [goal: string, measured: string, limit: string, met: '✓' | '✗'];

/** The results of one part of the benchmark. */
export type Section = {
  title: string;
  /** How it was measured. */
  note: string;
  goals: Goal[];
  /** A table: its head, then its rows. */
  table: string[][];
};

/** A goal that is met by values up to the limit. */
export function atMost(goal: string, value: number, limit: number, unit = ''): Goal {
  const inWords = (figure: number) => `${Number(figure.toFixed(2))}${unit}`;
  return [goal, inWords(value), `≤ ${inWords(limit)}`, value <= limit ? '✓' : '✗'];
}

/** The middle one of some numbers, or the mean of the middle two; NaN when there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [upper, lower] = [sorted[sorted.length >> 1], sorted[(sorted.length - 1) >> 1]];
  return ((upper ?? Number.NaN) + (lower ?? Number.NaN)) / 2;
}

/** A section in Markdown, with the machine. Times mean little on a busy one, which a high load shows. */
export function sectionText({ title, note, goals, table }: Section): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GB of memory, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}.`;
  const checked = tableText([['goal', 'measured', 'asked for', ''], ...goals]);
  return [`## ${title}`, `${note} ${machine}`, checked, tableText(table)].join('\n\n');
}

function tableText([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
