/**
 * Makes something that is fetched or opened once: every caller shares the first call, and after one that failed the
 * next caller tries again.
 */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
