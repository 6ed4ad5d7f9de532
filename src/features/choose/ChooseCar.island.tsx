import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentCars } from '#catalogue/catalogue.store.ts';
import { fetchGround } from '#catalogue/ground.ts';
import { buttonClasses, ownTab } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { ShareButton } from '#components/ShareButton.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { whatsappLink } from '#config/contacts.ts';
import { paths } from '#config/paths.ts';
import { fullName } from '#domain/full-name.ts';
import { placeIn, type RoadPlaces } from '#domain/roads.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { asCount } from '#lib/number.ts';
import { replaceSearch } from '#lib/state-in-address.ts';
import { m } from '#paraglide/messages.js';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type Choice, choicesFor, type RoadPrices } from './choices.ts';
import { usePrefilledAdvice } from './prefill.tsx';
import { summaryOf } from './summary.ts';
import { WishesForm } from './WishesForm.tsx';
import {
  budgetOf,
  choiceAwaited,
  readEarlyWishes,
  readWishes,
  usualWishes,
  type Wishes,
  writeWishes,
} from './wishes.ts';

type Props = {
  /** The cars that fit the default answers, as of the build. */
  usual: Choice;
  tariffs: Tariffs;
  /** Body types that cars have. */
  bodies: string[];
  /** The places to choose from; roads and charging points are fetched for a trip. */
  roads: RoadPlaces;
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
  const [wishes, setWishes] = useState(usualWishes);
  const { status, data: cars, load } = useLoad(currentCars);
  const ground = useLoad(fetchGround);
  useEffect(() => {
    // In a layout effect, the asked cars would not have been rendered yet.
    document.documentElement.classList.remove(choiceAwaited);
    void load();
  }, [load]);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = form.current ? readEarlyWishes(new FormData(form.current)) : {};
    setWishes(withKnownPlaces({ ...readWishes(location.search), ...typed }, roads));
  }, [roads]);
  usePrefilledAdvice(wishes, roads);
  const change = (changed: Partial<Wishes>) => {
    const next = { ...wishes, ...changed };
    setWishes(next);
    replaceSearch(writeWishes(next, location.search));
  };
  const travels = wishes.trip !== '';
  const loadGround = ground.load;
  useEffect(() => {
    if (travels) void loadGround();
  }, [travels, loadGround]);
  const isUsual = writeWishes(wishes) === '';
  const known = isUsual ? usual : null;
  const isReady = cars && (!travels || ground.data);
  const choices = isReady ? choicesFor(cars, wishes, tariffs, ground.data ?? null, prices) : known;
  const hasFailed = status === 'failed' || (travels && ground.status === 'failed');
  const retry = () => {
    void load();
    if (travels) void loadGround();
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <WishesForm ref={form} wishes={wishes} bodies={bodies} roads={roads} onChange={change} />
      <section aria-label={m.choose_results()} aria-live="polite" className="grid gap-6">
        <div className="hidden [.choice-awaited_&]:grid">
          <Loading />
        </div>
        {choices === null &&
          (hasFailed ? <LoadFailed title={m.choose_failed()} onRetry={retry} /> : <Loading />)}
        {choices === 'wrong' && (
          <EmptyState title={m.choose_wrong()} text={m.choose_wrong_text()} />
        )}
        {choices !== null && choices !== 'wrong' && (
          <div className="grid gap-6 [.choice-awaited_&]:hidden">
            <Results choice={choices} wishes={wishes} roads={roads} />
          </div>
        )}
      </section>
    </div>
  );
}

/** An address may name places that we do not know, or no longer. */
const withKnownPlaces = (wishes: Wishes, roads: RoadPlaces): Wishes => ({
  ...wishes,
  home: placeIn(roads, wishes.home)?.id ?? usualWishes().home,
  trip: placeIn(roads, wishes.trip)?.id ?? usualWishes().trip,
});

type ResultsProps = { choice: Choice; wishes: Wishes; roads: RoadPlaces };

function Results({ choice: { cars, unknown }, wishes, roads }: ResultsProps) {
  const summary = <p>{summaryOf(wishes, roads)}</p>;
  const leftOut = unknown > 0 && (
    <p className="text-small">{m.choose_left_out(asCount(unknown))}</p>
  );
  if (cars.length === 0) {
    return (
      <>
        {summary}
        <EmptyState title={m.choose_none()} text={m.choose_none_text()} />
        {leftOut}
      </>
    );
  }
  const path = paths.choose + writeWishes(wishes);
  const address = new URL(path, import.meta.env.SITE).href;
  const names = cars.map(({ car }) => fullName(car)).join('\n');
  return (
    <>
      <div className="grid gap-1">
        {summary}
        <p className="text-small text-muted">
          {budgetOf(wishes) === null ? m.choose_order_prices() : m.choose_order_budget()}
        </p>
      </div>
      <ol className="grid gap-8">
        {cars.map((choice) => (
          <li key={choice.car.id}>
            <ChoiceCard choice={choice} parking={wishes.parking} />
          </li>
        ))}
      </ol>
      {leftOut}
      <div className="screen-only flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <a
          className={buttonClasses('secondary')}
          href={whatsappLink(`${m.choose_share_message()}\n${names}\n${address}`, '')}
          {...ownTab}
        >
          {m.choose_share_whatsapp()}
        </a>
        <RequestButton kind="advice" variant="primary">
          {m.choose_send()}
        </RequestButton>
        <ShareButton path={path} />
      </div>
      <p className="text-micro text-muted">{m.choose_basis()}</p>
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{m.choose_loading()}</span>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
