/** Prints one finished or begun step; silent in a stack that tests boot. */
export type Report = (line: string) => void;

export const reportToTerminal: Report = (line) => console.log(line);

/** Runs a step and reports it with the seconds that it took, when it has succeeded. */
export async function step<T>(report: Report, title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  report(`  ✓ ${title} (${seconds(performance.now() - started)})`);
  return result;
}

/** Milliseconds as a short text in seconds, such as "1.4 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}
