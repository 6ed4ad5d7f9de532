import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

type Outcome = { sign: string; why: string | undefined };

const signs: Record<TestResult['status'], string> = {
  passed: 'yes',
  failed: 'NO',
  timedOut: 'NO',
  interrupted: 'NO',
  skipped: '-',
};

/** Prints which journeys went through in which engine, what each engine was, and why what was left out was. */
export default class Table implements Reporter {
  readonly #about = new Map<string, string>();
  /** By journey, then by engine. */
  readonly #outcomes = new Map<string, Map<string, Outcome>>();

  printsToStdio() {
    return false;
  }

  onTestEnd(test: TestCase, { status, annotations, errors }: TestResult) {
    const engine = test.parent.project()?.name ?? '';
    for (const { type, description = '' } of annotations) {
      if (type === 'engine') this.#about.set(engine, description);
    }
    const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
    const why = skip?.description ?? errors[0]?.message?.split('\n')[0];
    const row = this.#outcomes.get(test.title) ?? new Map<string, Outcome>();
    this.#outcomes.set(test.title, row.set(engine, { sign: signs[status], why }));
  }

  onEnd() {
    const engines = [...new Set([...this.#outcomes.values()].flatMap((row) => [...row.keys()]))];
    const width = Math.max(...[...this.#outcomes.keys()].map(({ length }) => length), 7);
    const line = (first: string, cells: string[]) =>
      `| ${first.padEnd(width)} | ${cells.map((cell, at) => cell.padEnd(engines[at]?.length ?? 0)).join(' | ')} |`;
    console.log(`\n${line('Journey', engines)}`);
    console.log(
      line(
        '-'.repeat(width),
        engines.map((name) => '-'.repeat(name.length)),
      ),
    );
    for (const [title, row] of this.#outcomes) {
      console.log(
        line(
          title,
          engines.map((engine) => row.get(engine)?.sign ?? ''),
        ),
      );
    }
    console.log('');
    for (const engine of engines) this.#sum(engine);
  }

  #sum(engine: string) {
    const outcomes = [...this.#outcomes].flatMap(([title, row]) => {
      const outcome = row.get(engine);
      return outcome ? [{ title, ...outcome }] : [];
    });
    const count = (sign: string) => outcomes.filter((outcome) => outcome.sign === sign).length;
    const about = this.#about.get(engine) ?? 'not on this machine';
    console.log(
      `${engine}: ${about}. ${count('yes')} passed, ${count('NO')} failed, ${count('-')} left out`,
    );
    for (const { title, sign, why } of outcomes) {
      if (sign !== 'yes' && why) console.log(`  ${title}: ${why}`);
    }
  }
}
