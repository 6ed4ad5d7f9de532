import './answers.css';
import { useStore } from '@nanostores/react';
import { Badge } from '#components/Badge.tsx';
import { KeyFigure } from '#components/KeyFigure.tsx';
import type { Car } from '#domain/car.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import type { Rates } from '#domain/tariffs.ts';
import { $ownCosts } from '#features/money/own-costs.store.ts';
import { m } from '#paraglide/messages.js';
import { answersOf } from './answers.ts';
import { basisBadges } from './charging-texts.ts';

type Props = { car: Car; tariffs: Rates; money: MoneyFacts };

/** Five answers in large figures, each of which leads to its part of the page. */
export function Answers({ car, tariffs, money }: Props) {
  const costs = useStore($ownCosts, { ssr: () => null });
  const own = costs?.carId === car.recordId ? costs : null;
  return (
    <section aria-label={m.car_answers_label()}>
      <dl className="answers">
        {answersOf(car, { tariffs, money, own }).map(({ part, label, value, note, basis }) => (
          <KeyFigure
            key={label}
            label={
              <a className="to-part" href={`#${part}`}>
                {label}
              </a>
            }
            value={
              basis === undefined || basis === 'unknown' ? (
                value
              ) : (
                <>
                  {value} <Badge tone={basisBadges[basis].tone}>{basisBadges[basis].label()}</Badge>
                </>
              )
            }
            note={note}
          />
        ))}
      </dl>
    </section>
  );
}
