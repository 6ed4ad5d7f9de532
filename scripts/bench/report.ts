import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What was measured, what is asked for, and whether that is reached. */
export type Goal = { goal: string; measured: string; limit: string; met: boolean };

/** What one part of the benchmark found. */
export type Section = {
  title: string;
  /** How it was measured, in Markdown. */
  note: string;
  goals: Goal[];
  /** A table: its head, then its rows. */
  table: string[][];
};

/** A goal that is met by whatever is at most the limit. */
export function atMost(goal: string, value: number, limit: number, unit: string): Goal {
  const inWords = (figure: number) => `${Number(figure.toFixed(2))}${unit}`;
  return { goal, measured: inWords(value), limit: `≤ ${inWords(limit)}`, met: value <= limit };
}

/** The middle one of some numbers, or the mean of the middle two; NaN when there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [upper, lower] = [sorted[sorted.length >> 1], sorted[(sorted.length - 1) >> 1]];
  return ((upper ?? Number.NaN) + (lower ?? Number.NaN)) / 2;
}

/** A section in Markdown. */
export function sectionText({ title, note, goals, table }: Section): string {
  const rows = goals.map(({ goal, measured, limit, met }) => [
    goal,
    measured,
    limit,
    met ? '✓' : '✗',
  ]);
  return [
    `## ${title}`,
    note,
    tableText([['goal', 'measured', 'asked for', ''], ...rows]),
    tableText(table),
  ].join('\n\n');
}

/** The whole report in Markdown. */
export function reportText(day: string, sections: readonly Section[]): string {
  const missed = sections.flatMap(({ goals }) => goals).filter(({ met }) => !met);
  return `${[
    `# Measured on ${day}`,
    machine(),
    missed.length === 0
      ? '**All goals are met.**'
      : missed
          .map(({ goal, measured, limit }) => `- ✗ ${goal}: ${measured}, not ${limit}`)
          .join('\n'),
    ...sections.map(sectionText),
  ].join('\n\n')}\n`;
}

/** What was measured on. Times mean little on a busy machine, which a high load shows. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GB of memory, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`;
}

function tableText([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
