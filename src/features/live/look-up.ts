import { catalogueAddress } from '@/config/catalogue-address';
import { paths } from '@/config/paths';
import { setTitle } from './page-meta';

/**
 * Where the address names a brand, a car or a charger that was not there at the last build, looks it up and shows it
 * in place of the page that says there is none. Any other address is left alone.
 */
export async function lookUp(): Promise<void> {
  const place = document.getElementById('live');
  const address = catalogueAddress(location.pathname);
  if (!place || !address) return;
  const { title } = document;
  markSection();
  // Built as the page that is not there.
  setTitle(place.querySelector(`.looking-${address.kind} [role=status]`)?.textContent ?? '');
  try {
    const { showLive } = await import('./LivePage');
    // A page has one heading, and one way home.
    document.querySelector('.not-found')?.remove();
    showLive(address, place);
  } catch (error) {
    console.error('Could not look up what this address names', error);
    delete document.documentElement.dataset.looking;
    document.title = title;
  }
}

/** Marks in the header what the page is below, which is built for no address. */
function markSection(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, #site-menu a')) {
    const isHome = link.pathname === paths.home;
    if (!isHome && location.pathname.startsWith(`${link.pathname}/`)) link.ariaCurrent = 'true';
  }
}
