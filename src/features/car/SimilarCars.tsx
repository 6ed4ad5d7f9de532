import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { $changes } from '#catalogue/freshness.store.ts';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { whenIdle } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { similarFigures } from './figures.ts';
import { SimilarPicture } from './SimilarPicture.tsx';
import { type SimilarCar, similarNow } from './similar.ts';

type Props = {
  /** Of the page. */
  car: Car;
  /** See `similarIn`. */
  cars: readonly SimilarCar[];
};

/**
 * What else to look at. The page's HTML has pictures and links; cards with reasons follow once the page is in use. Renders
 * nothing without cars.
 */
export function SimilarCars({ car, cars: built }: Props) {
  const changes = useStore($changes, { ssr: 'initial' });
  const cars = useMemo(() => (changes ? similarNow(built, changes) : built), [built, changes]);
  const cards = useCards(car, cars);
  if (cars.length === 0) return null;
  return (
    <section className="wrap pb-16" aria-labelledby="similar">
      <h2 id="similar" className="mb-5 text-heading">
        {m.car_similar_title()}
      </h2>
      <ul className="similar-cars">
        {cards ??
          cars.map((similar) => (
            <li key={similar.id}>
              <SimilarPicture car={similar} />
              <a className="link" href={paths.car(similar.brandId, similar.id)}>
                <Name text={fullName(similar)} />
              </a>
              <span className="text-small tabular-nums text-muted">{similarFigures(similar)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The cards of these cars; null until they are loaded, and where they cannot be. */
function useCards(car: Car, cars: readonly SimilarCar[]): ReactNode {
  const [cards, setCards] = useState<ReactNode>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { loadSimilarCards } = await import('./load-similar.tsx');
      const loaded = await loadSimilarCards(car, cars);
      if (isCurrent) setCards(loaded);
    };
    const cancel = whenIdle(() => {
      load().catch((error: unknown) => console.info('Similar cars stay without pictures', error));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [car, cars]);
  return cards;
}
