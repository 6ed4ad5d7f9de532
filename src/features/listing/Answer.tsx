import { useDeferredValue, useLayoutEffect } from 'react';
import { product } from '@/config/product';
import { $phase, $results } from './answer.store';
import { CardList } from './CardList';
import type { Results } from './filters';
import { $left, $limit } from './listing.store';
import { returnTo } from './return-to';
import { useStore } from './use-store';

/** The cards of what is found, or those that go on below the ones that the page was built with. */
export function Answer() {
  const phase = useStore($phase);
  const results = useStore($results);
  const limit = useStore($limit);
  const built = product.listingCardLimit;
  if (phase === 'answer' && results) return <Found results={results} limit={limit} />;
  if (phase !== 'built' || !results || limit <= built) return null;
  return <CardList cars={results.cars} from={built} limit={limit} atOnce={false} />;
}

/** The controls stay ahead of the cards while a handle is dragged. */
function Found({ results, limit }: { results: Results; limit: number }) {
  const { cars } = useDeferredValue(results);
  const left = useStore($left);
  useLayoutEffect(() => {
    if (left) returnTo(left);
  }, [left]);
  return <CardList cars={cars} from={0} limit={limit} atOnce={left !== null} />;
}
