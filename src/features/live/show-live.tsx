import '@/ui/mounted.css';
import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '@/ui/IslandBoundary';
import type { CatalogueAddress } from './address';
import { LivePage } from './LivePage';

/** Looks up what an address names and shows it in a place of the page. */
export function showLive(address: CatalogueAddress, place: HTMLElement): void {
  place.className = 'mounted';
  createRoot(place).render(
    <IslandBoundary>
      <LivePage address={address} />
    </IslandBoundary>,
  );
}
