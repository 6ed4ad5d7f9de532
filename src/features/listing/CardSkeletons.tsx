import { product } from '@/config/product';
import { m } from '@/paraglide/messages.js';
import { Skeleton } from '@/ui/Skeleton';

/** Stand where cards are to come (Spec 2, 'Models view'). */
export function CardSkeletons() {
  return (
    <>
      <span className="sr-only">{m.listing_loading()}</span>
      <ul className="car-grid">
        {Array.from({ length: product.skeletons.models }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={place}>
            <Skeleton className="aspect-[3/2] w-full" />
            <Skeleton className="mt-4 h-3 w-1/4" />
            <Skeleton className="mt-2 h-5 w-2/3" />
            <Skeleton className="mt-5 h-4 w-full" />
          </li>
        ))}
      </ul>
    </>
  );
}
