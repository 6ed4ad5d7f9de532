/**
 * Fetches a data file that the page names. A rebuild names its files anew and takes the old ones away: where the one
 * that an open page names is gone, the page as it is now says which one took its place.
 * @param attribute of the element that names the file, such as `data-file`
 * @throws when it cannot be fetched
 */
export async function fetchNamed(address: string, attribute: string): Promise<Response> {
  const response = await fetch(address);
  if (response.ok) return response;
  const named = response.status === 404 ? await namedNow(attribute) : null;
  const newer = named === null ? response : await fetch(named);
  if (!newer.ok) throw new Error(`${newer.url} answered ${newer.status}`);
  return newer;
}

async function namedNow(attribute: string): Promise<string | null> {
  const page = await (await fetch(location.pathname)).text();
  const now = new DOMParser().parseFromString(page, 'text/html');
  return now.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? null;
}
