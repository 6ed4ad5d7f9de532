import type { CatalogueAddress } from '@/config/catalogue-address';
import { draw } from './draw';
import { LivePage } from './LivePage';

/** Looks up what an address names and shows it in a place of the page. */
export function showLive(address: CatalogueAddress, place: HTMLElement): void {
  draw(place, <LivePage address={address} />);
}
