import { followChanges } from '@/features/catalogue/freshness.store';

/**
 * Replaces the built list where chargers were added, changed or withdrawn since (DECISIONS, 'Fresher than the build').
 * A page too old to be told what changed shows skeletons meanwhile; when the list cannot be fetched, the one that was
 * there stands below a note that says so.
 */
export function keepListFresh(): void {
  followChanges(({ chargers, withdrawn, complete }) => {
    if (!complete || chargers.length > 0 || withdrawn.chargers.length > 0) void refresh(complete);
  });
}

/**
 * @param readable whether the list that is there is fit to be read until the fresh one comes
 */
async function refresh(readable: boolean): Promise<void> {
  const list = document.getElementById('charger-list');
  if (!list) return;
  const place = document.createElement('div');
  list.before(place);
  if (!readable) {
    place.append(copyOf('charger-list-waiting'));
    list.hidden = true;
  }
  try {
    const { drawLiveShop } = await import('./LiveShop');
    await drawLiveShop(list);
    place.remove();
  } catch (error) {
    console.error('The chargers could not be loaded', error);
    place.replaceChildren(copyOf('charger-list-failed'));
    place.querySelector('[data-retry]')?.addEventListener('click', () => {
      place.remove();
      void refresh(false);
    });
  }
  list.hidden = false;
}

function copyOf(templateId: string): DocumentFragment | string {
  const template = document.getElementById(templateId);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : '';
}
