import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $changes } from '#catalogue/freshness.store.ts';
import { Button } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { EmptyState, LoadFailed } from '#components/States.tsx';
import { useEarlyEntries } from '#components/use-early-entries.tsx';
import { useLoad } from '#components/use-load.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import type { CatalogueChanges } from '#domain/changes.ts';
import type { Charger } from '#domain/charger.ts';
import { plugsOfCar, plugValue } from '#domain/plugs.ts';
import {
  type ChargerFacet,
  type ChosenOptions,
  chargersAddress,
  foundId,
  nothingChosen,
} from '#features/catalogue/chargers-for.ts';
import { ListNote } from '#features/catalogue/PriceMarks.tsx';
import { useToday } from '#features/catalogue/use-page.tsx';
import { asCount, formatNumber } from '#lib/number.ts';
import { replaceSearch } from '#lib/state-in-address.ts';
import { m } from '#paraglide/messages.js';
import { $myCar, type MyCar, noCarYet } from '#session/my-car.store.ts';
import { ChargerCard, ChargerSkeletons, listClasses } from './ChargerCard.tsx';
import { ChargerFilter } from './ChargerFilter.tsx';
import { classesOf, fittingFirst, isAnyChosen, shopOf, shownIn } from './filters.ts';
import { MyCarPanel } from './MyCarPanel.tsx';

type Props = {
  chargers: readonly Charger[];
  /** yyyy-MM-dd; the day of the build for the island. */
  today: string;
};

/** The list of chargers, as an island. */
export default function ChargerList(props: Props) {
  return (
    <Island>
      <ChargerSection {...props} />
    </Island>
  );
}

function ChargerSection({ chargers: built, today: dayOfBuild }: Props) {
  const today = useToday(dayOfBuild);
  const { chargers, isUnknown, hasFailed, retry } = useCurrentChargers(built);
  return (
    <>
      {hasFailed && (
        <div className="mb-8">
          <LoadFailed
            title={m.charger_load_failed()}
            text={m.charger_load_failed_text()}
            onRetry={retry}
          />
        </div>
      )}
      {isUnknown ? <ChargerSkeletons /> : <ChargerShop chargers={chargers} today={today} />}
    </>
  );
}

/**
 * The built chargers, replaced by the current ones if any has changed. They are unknown only where the page is too old to
 * know what changed, until the answer; if they cannot be fetched, the built list stays.
 */
function useCurrentChargers(built: readonly Charger[]) {
  const changes = useStore($changes, { ssr: 'initial' });
  const { status, data: chargers = built, load } = useLoad(fetchChargers);
  useEffect(() => {
    if (changes !== null && concernsChargers(changes)) void load();
  }, [changes, load]);
  const isUnknown = status === 'loading' && changes?.complete === false;
  return { chargers, isUnknown, hasFailed: status === 'failed', retry: load };
}

async function fetchChargers(): Promise<Charger[]> {
  const [{ liveReader }, { liveChargers }] = await Promise.all([
    import('#data/browser-client.ts'),
    import('#catalogue/live.ts'),
  ]);
  return liveChargers(await liveReader());
}

function concernsChargers({ complete, chargers, withdrawn }: CatalogueChanges): boolean {
  return !complete || chargers.length > 0 || withdrawn.chargers.length > 0;
}

/** The chargers beside their filter, below the reader's own car. */
function ChargerShop({ chargers, today }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(nothingChosen);
  const choose = (choice: ChosenOptions) => {
    setChosen(choice);
    // The address can be shared, and survives Back.
    replaceSearch(chargersAddress.write(choice, location.search));
  };
  useEarlyEntries(form, (entries) => {
    const ticked = tickedIn(entries);
    if (isAnyChosen(ticked)) choose(ticked);
    else setChosen(chargersAddress.read(location.search));
  });
  useWindowEvent('popstate', () => setChosen(chargersAddress.read(location.search)));

  const shop = shopOf(chargers);
  const car = useStore($myCar, { ssr: noCarYet });
  const shown = fittingFirst(shownIn(shop, chosen), car);
  const clear = () => {
    choose(nothingChosen);
    // The button disappears with the empty list.
    form.current?.focus();
    // On a phone the form may be folded.
    summary.current?.focus();
  };
  const showFitting = (car: MyCar) => {
    choose({ ...nothingChosen, connector: plugsOfCar(car.chargingProtocol).map(plugValue) });
    // On a phone the filter lies between.
    found.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <MyCarPanel onShowFitting={showFitting} />
      <div className="charger-shop grid gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-7 min-[60rem]:grid-cols-[15rem_1fr] min-[60rem]:items-start">
        <ChargerFilter
          shop={shop}
          chosen={chosen}
          onChange={choose}
          form={form}
          summary={summary}
        />
        <div ref={found} id={foundId} className="min-w-0 scroll-mt-[calc(var(--header)+1rem)]">
          <p className="charger-count mb-4 text-small tabular-nums text-muted" role="status">
            {isAnyChosen(chosen)
              ? m.charger_filter_count({
                  shown: formatNumber(shown.length),
                  ...asCount(chargers.length),
                })
              : m.charger_list_count(asCount(chargers.length))}
          </p>
          {shown.length === 0 ? (
            <EmptyState title={m.charger_empty()}>
              <Button variant="secondary" onClick={clear}>
                {m.charger_filter_clear()}
              </Button>
            </EmptyState>
          ) : (
            <ul className={`charger-list ${listClasses}`}>
              {shown.map((entry, index) => (
                <ChargerCard
                  key={entry.item.recordId}
                  charger={entry.item}
                  className={classesOf(shop, entry)}
                  today={today}
                  first={index === 0}
                />
              ))}
            </ul>
          )}
          <div className="mt-5">
            <ListNote pictures={chargers.flatMap(({ images }) => images)} />
          </div>
        </div>
      </div>
    </>
  );
}

function tickedIn(form: FormData): ChosenOptions {
  const ticked = (name: ChargerFacet) => form.getAll(name).map(String);
  return { category: ticked('category'), connector: ticked('connector'), power: ticked('power') };
}
