import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { liveReader } from '@/data/live-client';
import type { Charger } from '@/features/catalogue/charger';
import { liveChargers } from '@/features/catalogue/live';
import { drawInto } from '@/ui/draw-into';
import { holdPlace } from '@/ui/hold-place';
import { ChargerShop } from './ChargerShop';
import { categorise, filterRules } from './categories';
import { showChosen } from './filter';

/**
 * Fetches the chargers as they are now and draws them in place of the built list.
 * @throws what the fetch throws; what stands there then stays
 */
export async function drawLiveShop(place: HTMLElement): Promise<void> {
  const chargers = await liveChargers(await liveReader());
  adoptStyles(filterRules(categorise(chargers).categories.length));
  const restore = holdPlace(place);
  flushSync(() => void drawInto(place, <LiveShop chargers={chargers} />));
  restore();
}

function LiveShop({ chargers }: { chargers: readonly Charger[] }) {
  // The boxes may be new: what the address names is ticked again.
  useEffect(showChosen);
  return <ChargerShop chargers={chargers} />;
}
