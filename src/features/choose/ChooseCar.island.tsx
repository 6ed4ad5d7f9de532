import { useEffect, useId, useMemo } from 'react';
import { Button } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import type { Tariffs } from '#domain/tariffs.ts';
import { addressOfCar } from '#features/catalogue/points-for.ts';
import { m } from '#paraglide/messages.js';
import { AnswersBar } from './AnswersBar.tsx';
import { ChoiceResults } from './ChoiceResults.tsx';
import { type Choice, choicesFor, type RoadPrices } from './choices.ts';
import { keepShown } from './keep-shown.ts';
import { noneFits } from './none-fits.ts';
import { usePrefilledAdvice } from './prefill.tsx';
import type { HomePlaces } from './sorting.ts';
import { standingAmong } from './standing.ts';
import { summaryOf } from './summary.ts';
import { useAnswers, useCatalogue, useFold } from './use-answers.tsx';
import { WishesForm } from './WishesForm.tsx';
import { writeWishes } from './wishes.ts';

type Props = {
  /** The cars that fit the default answers, as of the build. */
  usual: Choice;
  tariffs: Tariffs;
  /** Body types that cars have. */
  bodies: string[];
  /** The places to choose from; roads and charging points are fetched for a trip. */
  roads: HomePlaces;
  prices: RoadPrices;
};

/** Chooses cars by budget and daily driving, without an account; the address holds the answers and can be shared. */
export default function ChooseCar(props: Props) {
  return (
    <Island>
      <Choose {...props} />
    </Island>
  );
}

function Choose({ usual, tariffs, bodies, roads, prices }: Props) {
  const { wishes, why, change, ask, form } = useAnswers(roads);
  const { cars, ground, hasFailed, retry } = useCatalogue(wishes.trip !== '');
  usePrefilledAdvice(wishes, roads);
  const isUsual = writeWishes(wishes) === '';
  const choice = useMemo(
    () =>
      cars && ground !== undefined && choicesFor(cars, wishes, tariffs, { ground, roads }, prices),
    [cars, ground, wishes, tariffs, roads, prices],
  );
  const standing = useMemo(() => {
    if (!cars || ground === undefined || why === '') return null;
    const car = cars.find((one) => addressOfCar(one) === why);
    const found = car && standingAmong(car, cars, wishes, { ground, roads });
    return found === undefined || found === 'wrong' ? ('gone' as const) : found;
  }, [cars, ground, roads, wishes, why]);
  const none = useMemo(() => {
    if (!cars || ground === undefined || !choice || choice === 'wrong') return null;
    return choice.cars.length === 0 ? noneFits(cars, wishes, { ground, roads }) : null;
  }, [cars, ground, choice, wishes, roads]);
  const shown = choice || (isUsual ? usual : null);
  useEffect(() => {
    if (!isUsual && choice && choice !== 'wrong') keepShown(wishes, roads, choice);
  }, [isUsual, choice, wishes, roads]);

  const formId = useId();
  const { isOpen, folded, results, toggle } = useFold();
  const summary = summaryOf(wishes, roads);
  const isSet = shown !== null && shown !== 'wrong';
  return (
    <div className="flex flex-col gap-x-8 gap-y-6 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="contents lg:col-start-2 lg:row-start-1 lg:block">
        <AnswersBar
          summary={summary}
          isUsual={isUsual}
          formId={formId}
          isOpen={isOpen}
          onToggle={toggle}
        />
      </div>
      <div
        id={formId}
        ref={folded}
        className={`grid scroll-mt-20 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <WishesForm
          ref={form}
          wishes={wishes}
          bodies={bodies}
          roads={roads}
          asksMeter={isSet && shown.cars.some(({ month }) => month !== null && month.homeKwh > 0)}
          onChange={change}
        />
        <Button className="lg:hidden" onClick={toggle}>
          {m.choose_close()}
        </Button>
      </div>
      <section
        aria-label={m.choose_results()}
        ref={results}
        aria-live="polite"
        className="grid min-w-0 scroll-mt-20 gap-6 lg:col-start-2"
      >
        <div className="hidden [.choice-awaited_&]:grid">
          <Loading />
        </div>
        {shown === null &&
          (hasFailed ? <LoadFailed title={m.choose_failed()} onRetry={retry} /> : <Loading />)}
        {shown === 'wrong' && <EmptyState title={m.choose_wrong()} text={m.choose_wrong_text()} />}
        {isSet && (
          <div className="grid min-w-0 gap-6 [.choice-awaited_&]:hidden">
            <ChoiceResults
              choice={shown}
              wishes={wishes}
              summary={summary}
              none={none}
              why={why}
              standing={standing}
              onWhy={ask}
            />
          </div>
        )}
      </section>
    </div>
  );
}

/** The shape of a card that is on its way. */
function Loading() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{m.choose_loading()}</span>
      {['first', 'second', 'third'].map((card) => (
        <div
          key={card}
          className="grid overflow-hidden rounded-card border border-line min-[45rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <Skeleton className="aspect-[3/2] w-full rounded-none" />
          <div className="grid content-start gap-4 p-5">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
