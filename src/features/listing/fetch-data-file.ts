/**
 * Fetches the file of all cars, which the page names. A rebuild names it anew and takes the old one away: where the one
 * that an open page names is gone, the page as it is now says which one took its place.
 * @throws when it cannot be fetched
 */
export async function fetchDataFile(): Promise<Response> {
  let response = await fetch(fileNamedIn(document));
  if (response.status === 404) {
    const page = await (await fetch(location.pathname)).text();
    const now = new DOMParser().parseFromString(page, 'text/html');
    response = await fetch(fileNamedIn(now));
  }
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

function fileNamedIn(page: Document): string {
  const address = page.querySelector<HTMLElement>('[data-file]')?.dataset.file;
  if (!address) throw new Error('The page names no file of its cars');
  return address;
}
