import './car-grid.css';
import { product } from '@/config/product';
import { Skeleton } from '@/ui/States';

/** Stand where model cards are to come; whoever draws them says so in words. */
export function CardSkeletons() {
  return (
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
  );
}
