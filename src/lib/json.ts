/** What a JSON text says; undefined for none, and for text that is not JSON. */
export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
