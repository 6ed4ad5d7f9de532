/** A fault that the person at the terminal can put right: printed as its sentence, without a stack. */
export class StackFailure extends Error {
  override name = 'StackFailure';
}

/** What to print for an error: the sentence of a known failure, the whole stack of anything else. */
export function describeFailure(error: unknown): string {
  if (error instanceof StackFailure) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
