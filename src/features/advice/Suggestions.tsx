import Dot from 'lucide-react/icons/dot';
import { useEffect, useState } from 'react';
import { Name } from '#components/Name.tsx';
import { Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { cairoToday } from '#domain/cairo.ts';
import { fullName } from '#domain/full-name.ts';
import { rangeFigures } from '#features/catalogue/figures.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { ConfirmedMark, ListNote } from '#features/catalogue/PriceMarks.tsx';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { Advice, Suggestion } from './suggest.ts';

type Props = { advice: Promise<Advice> };

/** The cars that fit what was sent, each with its reasons. Nothing is shown if they cannot be loaded. */
export function Suggestions({ advice: promised }: Props) {
  const [advice, setAdvice] = useState<Advice | 'loading' | 'failed'>('loading');
  useEffect(() => {
    promised.then(setAdvice, (error: unknown) => {
      console.info('The cars to advise could not be loaded', error);
      setAdvice('failed');
    });
  }, [promised]);

  if (advice === 'failed') return null;
  if (advice === 'loading') return <Loading />;
  return (
    <>
      <section aria-labelledby="advice-best" className="grid gap-4">
        <h3 id="advice-best" className="text-subheading">
          {m.advice_best()}
        </h3>
        {advice.best.length === 0 ? (
          <p>{m.advice_best_none()}</p>
        ) : (
          <ol className="grid gap-6">
            {advice.best.map((suggestion) => (
              <li key={suggestion.car.id}>
                <SuggestedCar {...suggestion} />
              </li>
            ))}
          </ol>
        )}
      </section>
      {advice.other && (
        <section aria-labelledby="advice-asked" className="grid gap-4">
          <h3 id="advice-asked" className="text-subheading">
            {m.advice_asked()}
          </h3>
          <SuggestedCar {...advice.other} isViewed={false} />
        </section>
      )}
      <ListNote pictures={advice.best.map(({ car }) => car.imageUrl)} />
      <p className="text-micro text-muted">{m.advice_basis()}</p>
    </>
  );
}

/** A car with the reasons why it fits. */
function SuggestedCar({ car, reasons, isViewed }: Suggestion) {
  const { brand, name } = car;
  const [range, combined] = rangeFigures(car);
  return (
    <article className="relative grid gap-3 border-t border-line pt-4">
      <div className="flex items-center gap-4">
        <div className="w-28 shrink-0 overflow-hidden rounded-control sm:w-36">
          <Picture url={car.imageUrl} place="card" alt={fullName(car)} sizes="9rem" />
        </div>
        <div className="grid min-w-0 gap-0.5 text-small">
          <h4 className="m-0 text-body font-semibold">
            <a href={paths.car(car.brandId, car.id)} className="after:absolute after:inset-0">
              <span className="block text-micro font-normal text-muted">{brand} </span>
              <Name text={name} />
            </a>
          </h4>
          <p className="text-muted">{[range, car.rangeCycle].filter(Boolean).join(' ')}</p>
          {combined && <p className="text-muted">{combined}</p>}
          <p>
            <span className="tabular-nums">{formatEgp(car.price)}</span>{' '}
            <ConfirmedMark item={car} today={cairoToday()} />
          </p>
        </div>
      </div>
      {isViewed && <p className="text-small font-semibold">{m.advice_best_asked()}</p>}
      <ul className="grid gap-1.5 text-small">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2">
            <Dot className="-ms-1 size-5 shrink-0 text-accent" aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={m.advice_matching()} className="grid gap-4">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
