import './charger-card.css';
import './charger-shop.css';
import { product } from '@/config/product';
import { m } from '@/paraglide/messages.js';
import { Skeleton } from '@/ui/States';

const facts = ['power', 'connector', 'supply', 'warranty'];

/** What stands for the list while it is on its way. */
export function ChargerSkeletons() {
  return (
    <div className="charger-waiting" aria-busy="true">
      <p className="sr-only" role="status">
        {m.charger_loading()}
      </p>
      <div className="charger-list" aria-hidden="true">
        {Array.from({ length: product.skeletons.chargers }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <ChargerSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

function ChargerSkeleton() {
  return (
    <div className="charger">
      <Skeleton className="aspect-[3/2]" />
      <div>
        <Skeleton className="h-3 w-16" />
        <Skeleton className="mb-4 mt-2 h-5 w-3/4" />
        {facts.map((fact) => (
          <Skeleton key={fact} className="my-2.5 h-3.5 w-full" />
        ))}
        <Skeleton className="mt-3 h-6 w-28" />
      </div>
    </div>
  );
}
