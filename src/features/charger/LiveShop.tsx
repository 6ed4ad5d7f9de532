import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { browserBackend } from '@/data/browser-client';
import { allPublished } from '@/data/catalogue';
import { readChargers } from '@/features/catalogue/catalogue';
import type { Charger } from '@/features/catalogue/charger';
import { ChargerShop } from './ChargerShop';
import { categorise, filterRules } from './categories';
import { showChosen } from './filter';

const rules = new CSSStyleSheet();
let root: Root | undefined;

/**
 * Fetches the chargers as they are now and draws them in place of the built list.
 * @throws what the fetch throws; what stands there then stays
 */
export async function drawLiveShop(place: HTMLElement): Promise<void> {
  const { items, faults } = readChargers(await allPublished(await browserBackend(), 'chargers'));
  for (const fault of faults) console.info(`Left out: ${fault}`);
  rules.replaceSync(filterRules(categorise(items).categories.length));
  if (root === undefined) {
    document.adoptedStyleSheets.push(rules);
    root = createRoot(place);
  }
  root.render(<LiveShop chargers={items} />);
}

function LiveShop({ chargers }: { chargers: readonly Charger[] }) {
  // The boxes may be new: what the address names is ticked again.
  useEffect(showChosen);
  return <ChargerShop chargers={chargers} />;
}
