/** A table could not be read; the message says which and, where the backend said so, why. */
export class TableUnavailable extends Error {
  override name = 'TableUnavailable';
  /** What the backend said, for a person to read; empty where it, or something on the way, said nothing that they can. */
  readonly words: string;

  /**
   * @param what could not be read, such as 'the brand'
   * @param cause what came in place of rows
   */
  constructor(what: string, cause: { message?: unknown }) {
    const words = wordsIn(cause.message);
    super(`Could not read ${what}${words && `: ${words}`}`, { cause });
    this.words = words;
  }
}

/** A gateway answers with a page, others with nothing at all. */
function wordsIn(message: unknown): string {
  return typeof message === 'string' && !/^\s*</.test(message) ? message.trim() : '';
}
