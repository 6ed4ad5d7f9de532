/** What one check of a deployment found out. */
export type Finding = {
  /** Whether it is as it should be; `unknown` when that could not be found out, which is no fault. */
  mark: 'good' | 'bad' | 'unknown';
  text: string;
  /** What to do about it. */
  advice?: string;
};

export const good = (text: string): Finding => ({ mark: 'good', text });
export const bad = (text: string, advice: string): Finding => ({ mark: 'bad', text, advice });
export const unknown = (text: string, advice: string): Finding => ({
  mark: 'unknown',
  text,
  advice,
});

const marks = { good: '✓', bad: '✗', unknown: '–' } as const;

/**
 * A finding as lines for the terminal.
 *
 * @param secrets values that never show, whatever a server put into its answer.
 */
export function linesOf({ mark, text, advice }: Finding, secrets: readonly string[]): string[] {
  const lines = [`  ${marks[mark]} ${text}`, ...(advice ? [`      → ${advice}`] : [])];
  return lines.map((line) =>
    // The longest first: one secret may be a part of another.
    secrets
      .toSorted((one, other) => other.length - one.length)
      .reduce((shown, secret) => shown.replaceAll(secret, '…'), line),
  );
}
