/** Resolves in a task of its own, so that what a person does, and a frame, can come before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
