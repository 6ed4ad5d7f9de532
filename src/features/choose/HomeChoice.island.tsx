import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { $changes } from '#catalogue/freshness.store.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { EmptyState, LoadFailed } from '#components/States.tsx';
import { useEarlyEntries } from '#components/use-early-entries.tsx';
import { useLoad } from '#components/use-load.tsx';
import { paths } from '#config/paths.ts';
import type { Tariffs } from '#domain/tariffs.ts';
import { m } from '#paraglide/messages.js';
import type { Choice, RoadPrices } from './choices.ts';
import { HomeQuestion } from './HomeQuestion.tsx';
import { keepShown } from './keep-shown.ts';
import { QuickCard } from './QuickCard.tsx';
import type { HomePlaces } from './sorting.ts';
import { summaryOf } from './summary.ts';
import { readWishes, writeWishes } from './wishes.ts';

type Props = {
  /** The cars that fit the usual answers, as of the build. */
  usual: Choice;
  tariffs: Tariffs;
  roads: HomePlaces;
  prices: RoadPrices;
};

/**
 * The question of the home page, and the cars that answer it. Its form leads to the tool for choosing, also without
 * scripts; with them the cars follow each answer.
 */
export default function HomeChoice(props: Props) {
  return (
    <Island>
      <Questioned {...props} />
    </Island>
  );
}

/** The address that a form would lead to, from its question mark on. */
function searchOf(entries: FormData): string {
  const answers = [...entries].map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams(answers)}`;
}

function Questioned({ usual, tariffs, roads, prices }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState('');
  const changes = useStore($changes, { ssr: 'initial' });
  const find = useCallback(
    async (asked: string) => {
      const { findChoice } = await import('./find-choice.ts');
      return { asked, choice: await findChoice(readWishes(asked), tariffs, prices, roads) };
    },
    [tariffs, prices, roads],
  );
  const { status, data, load } = useLoad(find);
  useEarlyEntries(form, (entries) => setSearch(searchOf(entries)));
  const wishes = readWishes(search);
  const isUnasked = writeWishes(wishes) === '';
  const isUsual = isUnasked && changes === null;
  useEffect(() => {
    if (!isUsual) void load(search);
  }, [isUsual, load, search]);
  useEffect(() => {
    if (isUnasked || data?.asked !== search || data.choice === 'wrong') return;
    keepShown(readWishes(search), roads, data.choice);
  }, [isUnasked, data, search, roads]);
  const choice = isUsual ? usual : (data?.choice ?? usual);
  const hasFailed = !isUsual && status === 'failed';
  // The cars before stay in sight, but not beside an answer that they do not fit.
  const isBusy = !isUsual && !hasFailed && data?.asked !== search;
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <HomeQuestion
        ref={form}
        roads={roads}
        onAnswer={() => form.current && setSearch(searchOf(new FormData(form.current)))}
      />
      <section
        aria-label={m.choose_results()}
        aria-busy={isBusy}
        className="grid gap-4 aria-busy:opacity-60 [[aria-busy=true]_&]:opacity-60 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {hasFailed ? (
          <LoadFailed title={m.choose_failed()} onRetry={() => load(search)} />
        ) : choice === 'wrong' ? (
          <EmptyState title={m.choose_wrong()} text={m.choose_wrong_text()} />
        ) : (
          <>
            <p role="status" className="text-small text-muted">
              {isBusy ? m.choose_loading() : summaryOf(wishes, roads)}
            </p>
            {choice.cars.length === 0 ? (
              <EmptyState title={m.choose_none()} text={m.choose_none_text()} />
            ) : (
              <ol className="grid gap-4">
                {choice.cars.map((found, index) => (
                  <li key={found.car.id}>
                    <QuickCard choice={found} parking={wishes.parking} priority={index === 0} />
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </section>
      <OtherWays />
    </div>
  );
}

/** For who knows the car's name, or looks for a charger. The list reads the search from its address. */
function OtherWays() {
  return (
    <div className="grid gap-3">
      <search className="needs-script">
        <form action={paths.cars} className="flex gap-2">
          <input
            type="search"
            name="q"
            aria-label={m.listing_search()}
            placeholder={m.listing_search_hint()}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body placeholder:text-muted"
          />
          <Button type="submit" variant="secondary">
            {m.home_search()}
          </Button>
        </form>
      </search>
      <div className="flex flex-wrap gap-2 [&>*]:flex-auto">
        <ButtonLink href={paths.cars} variant="secondary">
          {m.home_hero_cars()}
        </ButtonLink>
        <ButtonLink href={paths.chargers} variant="secondary">
          {m.home_hero_chargers()}
        </ButtonLink>
      </div>
    </div>
  );
}
