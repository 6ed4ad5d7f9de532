import { useStore } from '@nanostores/react';
import { memo, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { product } from '@/config/product';
import { afterPaint } from '@/lib/painted';
import { $phase, $results } from './answer.store';
import { CardList } from './CardList';
import type { ListedCar } from './listed-car';
import { $asked, $left, $limit } from './listing.store';
import { returnTo } from './return-to';
import { screenful } from './screenful';

/**
 * Cards of the first list: full rows of two, three or four. A card that stays there through a change stays itself, and
 * so does its picture.
 */
const firstCards = 12;

/** The cards of what is found, or those that go on below the ones that the page was built with. */
export function Answer() {
  const phase = useStore($phase);
  const results = useStore($results);
  const limit = useStore($limit);
  const asked = JSON.stringify(useStore($asked));
  const built = product.listingCardLimit;
  if (phase === 'answer' && results)
    return <Found cars={results.cars} asked={asked} limit={limit} />;
  if (phase !== 'built' || !results || limit <= built) return null;
  return <CardList cars={results.cars} asked={asked} from={built} limit={limit} />;
}

type FoundProps = { cars: readonly ListedCar[]; asked: string; limit: number };

/**
 * Removing a hundred old cards takes longer than drawing a screenful of new ones. So the old ones below the first are
 * hidden now, and removed after the new ones are painted.
 */
function Found({ cars, asked, limit }: FoundProps) {
  const left = useStore($left);
  const [rest, setRest] = useState(left ? { cars, asked } : null);
  useEffect(() => afterPaint(() => startTransition(() => setRest({ cars, asked }))), [cars, asked]);
  useLayoutEffect(() => {
    if (left) returnTo(left);
  }, [left]);
  const first = Math.min(limit, firstCards);
  const leaving = rest?.asked !== asked;
  const others = leaving ? rest?.cars : cars;
  return (
    <>
      <CardList
        cars={cars}
        asked={asked}
        from={0}
        limit={first}
        atOnce={left ? first : screenful()}
      />
      {rest && others && others.length > firstCards && (
        <div data-leaving={leaving || undefined}>
          <Others
            cars={others}
            asked={rest.asked}
            limit={limit}
            atOnce={left ? limit : undefined}
          />
        </div>
      )}
    </>
  );
}

const Others = memo(function Others(props: FoundProps & { atOnce: number | undefined }) {
  return <CardList from={firstCards} {...props} />;
});
