/** Rows of texts below a head; every row has as many cells as the head. */
export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** One line of a goal: what was measured, what is asked for, and whether that is reached. */
export type Verdict = {
  goal: string;
  measured: string;
  limit: string;
  met: boolean;
  /** What others reach, to hold against. */
  peers?: string;
};

/** What one part of the benchmark found. */
export type Section = {
  title: string;
  /** Sentences: how it was measured, and what to think of it. */
  notes: readonly string[];
  tables: readonly Table[];
  verdicts: readonly Verdict[];
};

/** A table in Markdown: its first column to the left, the others, mostly numbers, to the right. */
export function tableText({ head, rows }: Table): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (row: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const cell = row[column] ?? '';
      const gap = ' '.repeat(width - [...cell].length);
      return column === 0 ? cell + gap : gap + cell;
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first = [], ...others] = cells;
  return [line(first), `| ${rule.join(' | ')} |`, ...others.map(line)].join('\n');
}

/** What a part found, in Markdown; its goals first. */
export function sectionText({ title, notes, tables, verdicts }: Section): string {
  const goals = verdicts.length > 0 ? [tableText(verdictTable(verdicts))] : [];
  return [`## ${title}`, ...notes, ...goals, ...tables.map(tableText)].join('\n\n');
}

/** The whole report in Markdown: `about` tells when, where and how it was made. */
export function reportText(day: string, about: readonly string[], sections: readonly Section[]) {
  const verdicts = sections.flatMap((section) => section.verdicts);
  const missed = verdicts.filter(({ met }) => !met);
  const sum = `**${verdicts.length - missed.length} of ${verdicts.length} goals met.**`;
  const open = missed.map(({ goal, measured, limit }) => `- ✗ ${goal}: ${measured}, not ${limit}`);
  return `${[
    `# Measured on ${day}`,
    about.map((line) => `- ${line}`).join('\n'),
    sum,
    ...(open.length > 0 ? [open.join('\n')] : []),
    ...sections.map(sectionText),
  ].join('\n\n')}\n`;
}

function verdictTable(verdicts: readonly Verdict[]): Table {
  const withPeers = verdicts.some(({ peers }) => peers !== undefined);
  return {
    head: ['Goal', 'measured', 'asked for', '', ...(withPeers ? ['others'] : [])],
    rows: verdicts.map(({ goal, measured, limit, met, peers = '' }) => [
      goal,
      measured,
      limit,
      met ? '✓' : '✗',
      ...(withPeers ? [peers] : []),
    ]),
  };
}
