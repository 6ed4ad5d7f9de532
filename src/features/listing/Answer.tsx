import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { product } from '@/config/product';
import { afterPaint } from './after-paint';
import { $phase, $results } from './answer.store';
import { CardList } from './CardList';
import type { ListedCar } from './listed-car';
import { $asked, $left, $limit } from './listing.store';
import { returnTo } from './return-to';
import { useStore } from './use-store';

/** The cards of what is found, or those that go on below the ones that the page was built with. */
export function Answer() {
  const phase = useStore($phase);
  const results = useStore($results);
  const limit = useStore($limit);
  const built = product.listingCardLimit;
  if (phase === 'answer' && results) return <Found cars={results.cars} limit={limit} />;
  if (phase !== 'built' || !results || limit <= built) return null;
  return <CardList cars={results.cars} from={built} limit={limit} atOnce={false} />;
}

/** To take a hundred cards away takes longer than to draw a few: the last answer is hidden, and goes after the paint. */
function Found({ cars, limit }: { cars: readonly ListedCar[]; limit: number }) {
  const left = useStore($left);
  const asked = JSON.stringify(useStore($asked));
  const atOnce = left !== null;
  const answer = useMemo(
    () => ({ asked, list: <CardList cars={cars} from={0} limit={limit} atOnce={atOnce} /> }),
    [asked, cars, limit, atOnce],
  );
  const [last, setLast] = useState(answer);
  useEffect(() => afterPaint(() => startTransition(() => setLast(answer))), [answer]);
  useLayoutEffect(() => {
    if (left) returnTo(left);
  }, [left]);
  const answers = last.asked === asked ? [answer] : [last, answer];
  return answers.map(({ asked: key, list }) => (
    <div key={key} hidden={key !== asked}>
      {list}
    </div>
  ));
}
