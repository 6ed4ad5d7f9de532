/**
 * Whether an error says that a script could not be had though the site answers. Most browsers never again ask for a
 * script that once did not come, and after a deployment it is gone for good: then only the page loaded anew has it.
 */
export async function isGoneScript(error: unknown): Promise<boolean> {
  // Every browser says it in words of its own; this one they have in common.
  if (!/module/.test(String(error))) return false;
  return fetch('', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}
