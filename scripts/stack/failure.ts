/** A fault that the person at the terminal can put right: printed as its sentence, without a stack. */
export class StackFailure extends Error {
  override name = 'StackFailure';
}

/** Faults of the file system that a person can put right, by the code that Node gives them. */
const fileFaults = new Map([
  ['EACCES', 'this account may not read or write it'],
  ['EEXIST', 'a file stands where a folder has to be'],
  ['EISDIR', 'a folder stands where a file has to be'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a file stands where a folder has to be'],
  ['EPERM', 'this account may not read or write it'],
  ['EROFS', 'the disk is read-only'],
]);

/**
 * What to print for an error: a sentence for a known failure and for a file that cannot be used, the whole stack of
 * anything else.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof StackFailure) return error.message;
  const fileFault = describeFileFault(error);
  if (fileFault) return fileFault;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}

function describeFileFault(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const reason = fileFaults.get(String(error.code));
  return reason && `${error.path} cannot be used: ${reason}.`;
}
