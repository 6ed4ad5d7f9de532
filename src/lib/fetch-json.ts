/**
 * What a file of the site says, which is JSON.
 * @throws Error when it cannot be fetched or read
 */
export async function fetchJson(address: string): Promise<unknown> {
  return jsonOf(await fetch(address));
}

/**
 * The same; undefined where there is no such file.
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
