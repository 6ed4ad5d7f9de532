import { LocaleProvider } from '@ark-ui/react/locale';
import { useEffect, useRef } from 'react';
import type { Car } from '#domain/car.ts';
import { drawPer100Km } from '#domain/driving-cost.ts';
import { homeCharging } from '#domain/home-charger.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import { monthOf } from '#domain/month.ts';
import { onTheRoad } from '#domain/on-the-road.ts';
import type { KeyedFigure, Tariffs } from '#domain/tariffs.ts';
import { drivenAs } from '#domain/usual-plan.ts';
import { getLocale } from '#paraglide/runtime.js';
import { BreakEvenCard, depositIn } from './BreakEvenCard.tsx';
import { type DrivenMonth, EnergyCard } from './EnergyCard.tsx';
import { LoanCard } from './LoanCard.tsx';
import { $ownCosts } from './own-costs.store.ts';
import type { CostPlan } from './plan.ts';
import { writePlan } from './plan.ts';
import { RoadCard } from './RoadCard.tsx';
import { ShareCosts } from './ShareCosts.tsx';
import { usePlan } from './use-plan.tsx';
import { YearsCard } from './YearsCard.tsx';

export type MoneyToolProps = {
  car: Car;
  facts: MoneyFacts;
  /** Those of the last build, and the same as energy is counted with. */
  figures: readonly KeyedFigure[];
  tariffs: Tariffs;
  /** Whether a person has just opened it, and not an address. */
  wasPressed: boolean;
};

/** The calculator: price on the road, instalment, monthly energy, and the comparison with a petrol car. */
export function MoneyTool({ car, facts, figures, tariffs, wasPressed }: MoneyToolProps) {
  const state = usePlan(car);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasPressed) root.current?.focus({ preventScroll: true });
  }, [wasPressed]);
  const { price } = car;
  const home = state.plan.home === 0 ? null : homeCharging(facts.charger);
  const road = onTheRoad(price, facts.road, home);
  const atHome = (home?.charger ?? 0) + (home?.installation ?? 0);
  const driven = drivenBy(car, state.plan, tariffs);
  const { use, month } = driven;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is made of the car and the plan
  useEffect(() => {
    $ownCosts.set({ carId: car.recordId, use, month, road });
    return () => $ownCosts.set(null);
  }, [car, state.typed, facts, tariffs]);
  return (
    <LocaleProvider locale={getLocale() === 'ar' ? 'ar-EG' : 'en-EG'}>
      <div
        ref={root}
        tabIndex={-1}
        className="grid grid-cols-1 items-start gap-5 outline-none lg:grid-cols-2"
      >
        <div className="grid gap-5">
          <RoadCard car={car} road={road} facts={facts} figures={figures} />
          {price !== null && <LoanCard car={car} price={price} state={state} figures={figures} />}
        </div>
        <div className="grid gap-5">
          <EnergyCard car={car} state={state} {...driven} tariffs={tariffs} />
          {price !== null && (
            <BreakEvenCard
              state={state}
              cost={price + atHome}
              month={driven.month}
              rates={tariffs}
              deposit={depositIn(figures)}
            />
          )}
        </div>
        {price !== null && (
          <YearsCard
            car={car}
            price={price}
            charger={atHome}
            state={state}
            month={driven.month}
            rates={tariffs}
            insuranceShare={facts.road.insuranceShare}
            deposit={depositIn(figures)}
          />
        )}
        <ShareCosts car={car} search={writePlan(state.typed, price)} />
      </div>
    </LocaleProvider>
  );
}

function drivenBy(car: Car, plan: CostPlan, tariffs: Tariffs): DrivenMonth {
  const { km, home, use, trip, often, litres, meter, away } = plan;
  const draw = drawPer100Km(car);
  if (
    km === 'wrong' ||
    home === 'wrong' ||
    use === 'wrong' ||
    trip === 'wrong' ||
    often === 'wrong' ||
    litres === 'wrong'
  ) {
    return { use: null, draw, month: null };
  }
  const driven = drivenAs({ km, home, use, trip, often, litres, meter, away });
  return { use: driven, draw, month: monthOf(car, tariffs, driven) };
}
