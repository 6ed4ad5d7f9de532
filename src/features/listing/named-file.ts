/**
 * Fetches a data file that the page names. A rebuild names its files anew and takes the old ones away: where the one
 * that an open page names is gone, the page as it is now says which one took its place.
 * @param attribute of the element that names the file, such as `data-file`
 * @throws when it cannot be fetched
 */
export async function fetchNamed(attribute: string): Promise<Response> {
  let response = await fetch(fileNamedIn(document, attribute));
  if (response.status === 404) {
    const page = await (await fetch(location.pathname)).text();
    const now = new DOMParser().parseFromString(page, 'text/html');
    response = await fetch(fileNamedIn(now, attribute));
  }
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

function fileNamedIn(page: Document, attribute: string): string {
  const address = page.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  if (!address) throw new Error(`The page has no ${attribute}`);
  return address;
}
