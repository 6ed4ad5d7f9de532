import { lazy, Suspense } from 'react';
import { IslandBoundary } from '#components/Island.tsx';
import type { Lead, LeadKey } from '#data/desk.ts';
import type { Selection } from '#features/desk/use-selection.tsx';

const ManyBar = lazy(() => import('./ManyBar.tsx'));

/** The name of a request among the rows. */
export const rowId = ({ kind, id }: LeadKey): string => `${kind}:${id}`;

type Props = { leads: readonly Lead[]; selection: Selection; onClear: () => void };

/** The bar of what can be done with the chosen rows, while there are any. */
export function QueueSelection({ leads, selection, onClear }: Props) {
  const chosen = leads.filter((lead) => selection.chosen.has(rowId(lead)));
  return (
    <IslandBoundary>
      <Suspense>
        <ManyBar
          chosen={chosen}
          isAll={chosen.length === leads.length && leads.length > 0}
          onAll={selection.toggleAll}
          onDone={(done) => {
            selection.drop(done.map(rowId));
            if (done.length === chosen.length) onClear();
          }}
          onClear={onClear}
        />
      </Suspense>
    </IslandBoundary>
  );
}
