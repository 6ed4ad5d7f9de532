/** Parses JSON; undefined for an empty text, and for text that is not JSON. */
export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A property of a value of any type; undefined where it has none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** What a response says as JSON; null where it is none, such as the sign-in page of a network. */
export async function saidIn(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

/**
 * Fetches a JSON file of the site.
 * @throws Error when it cannot be fetched or read
 */
export async function fetchJson(address: string): Promise<unknown> {
  return jsonOf(await fetch(address));
}

/**
 * Fetches a JSON file of the site; undefined where there is none.
 * @throws Error when it cannot be fetched or read
 */
export async function fetchJsonIfThere(address: string): Promise<unknown> {
  const response = await fetch(address);
  return response.status === 404 ? undefined : jsonOf(response);
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}
