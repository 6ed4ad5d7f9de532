import { LocaleProvider } from '@ark-ui/react/locale';
import { useEffect, useRef } from 'react';
import { product } from '#config/product.ts';
import type { Car } from '#domain/car.ts';
import { drawPer100Km } from '#domain/driving-cost.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import { monthOf } from '#domain/month.ts';
import { onTheRoad } from '#domain/on-the-road.ts';
import type { KeyedFigure, Tariffs } from '#domain/tariffs.ts';
import { drivenAs } from '#domain/usual-plan.ts';
import { getLocale } from '#paraglide/runtime.js';
import { BreakEvenCard } from './BreakEvenCard.tsx';
import { type DrivenMonth, EnergyCard } from './EnergyCard.tsx';
import { LoanCard } from './LoanCard.tsx';
import type { CostPlan } from './plan.ts';
import { writePlan } from './plan.ts';
import { RoadCard } from './RoadCard.tsx';
import { ShareCosts } from './ShareCosts.tsx';
import { usePlan } from './use-plan.tsx';

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
  const charger = facts.charger?.price ?? null;
  const home =
    state.plan.home === 0 ? null : { charger, installation: product.installationPriceEgp };
  const road = onTheRoad(price, { home, compulsory: facts.compulsory });
  const driven = drivenBy(car, state.plan, tariffs);
  return (
    <LocaleProvider locale={getLocale() === 'ar' ? 'ar-EG' : 'en-EG'}>
      <div
        ref={root}
        tabIndex={-1}
        className="grid grid-cols-1 items-start gap-5 outline-none lg:grid-cols-2"
      >
        <div className="grid gap-5">
          <RoadCard road={road} facts={facts} figures={figures} />
          {price !== null && <LoanCard car={car} price={price} state={state} figures={figures} />}
        </div>
        <div className="grid gap-5">
          <EnergyCard car={car} state={state} {...driven} figures={figures} tariffs={tariffs} />
          {price !== null && (
            <BreakEvenCard
              state={state}
              cost={price + (home?.charger ?? 0) + (home?.installation ?? 0)}
              month={driven.month}
              rates={tariffs}
            />
          )}
        </div>
        <ShareCosts car={car} search={writePlan(state.typed, price)} />
      </div>
    </LocaleProvider>
  );
}

function drivenBy(
  car: Car,
  { km, home, use, trip, often }: CostPlan,
  tariffs: Tariffs,
): DrivenMonth {
  const draw = drawPer100Km(car);
  if (
    km === 'wrong' ||
    home === 'wrong' ||
    use === 'wrong' ||
    trip === 'wrong' ||
    often === 'wrong'
  ) {
    return { use: null, draw, month: null };
  }
  const driven = drivenAs({ km, home, use, trip, often });
  return { use: driven, draw, month: monthOf(car, tariffs, driven) };
}
