import { catalogueAddress } from '@/config/catalogue-address';
import { paths } from '@/config/paths';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { patchLinks } from './patch-links';

/** Puts the page right by what has changed since it was built. A failure is logged; what it concerns stands as built. */
export async function patchPage(changes: CatalogueChanges): Promise<void> {
  patchLinks(changes);
  try {
    const address = catalogueAddress(location.pathname);
    const subject = document.querySelector<HTMLElement>('[data-fresh]');
    if (address && subject) {
      const { patchSubject } = await import('./patch-subject');
      await patchSubject(subject, address, changes);
    }
    if (location.pathname === paths.home || location.pathname === paths.cars) {
      const { patchOverview } = await import('./patch-overview');
      await patchOverview(changes);
    }
  } catch (error) {
    console.error('Could not put the page right by what has changed', error);
  }
}
