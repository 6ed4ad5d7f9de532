import { useStore } from '@nanostores/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Island } from '@/components/Island';
import { EmptyState, ErrorState } from '@/components/States';
import type { Charger } from '@/features/catalogue/charger';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { $changes } from '@/features/catalogue/freshness.store';
import { PricesNote } from '@/features/catalogue/PriceMarks';
import { useToday } from '@/features/catalogue/use-page';
import { asCount, formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { ChargerCard, ChargerSkeletons, listClasses } from './ChargerCard';
import { type Category, categorise, inCategories } from './categories';

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
  const { chargers, status, retry } = useCurrentChargers(built);
  return (
    <>
      {status === 'failed' && (
        <div className="mb-8">
          <ErrorState title={m.charger_load_failed()} text={m.charger_load_failed_text()}>
            <Button variant="secondary" onClick={retry}>
              {m.ui_try_again()}
            </Button>
          </ErrorState>
        </div>
      )}
      {status === 'loading' ? (
        <ChargerSkeletons />
      ) : (
        <ChargerShop chargers={chargers} today={today} />
      )}
    </>
  );
}

/**
 * The built chargers, replaced by the current ones if any has changed. It is `loading` only where the page is too old to
 * know what changed; if they cannot be fetched, the built list stays.
 */
function useCurrentChargers(built: readonly Charger[]) {
  const changes = useStore($changes, { ssr: 'initial' });
  const [chargers, setChargers] = useState(built);
  const [status, setStatus] = useState<'shown' | 'loading' | 'failed'>('shown');
  const load = useCallback(async () => {
    try {
      setChargers(await fetchChargers());
      setStatus('shown');
    } catch (error) {
      console.error('The chargers could not be loaded', error);
      setStatus('failed');
    }
  }, []);
  useEffect(() => {
    if (changes === null || !concernsChargers(changes)) return;
    if (!changes.complete) setStatus('loading');
    void load();
  }, [changes, load]);
  const retry = () => {
    setStatus('loading');
    void load();
  };
  return { chargers, status, retry };
}

async function fetchChargers(): Promise<Charger[]> {
  const [{ liveReader }, { liveChargers }] = await Promise.all([
    import('@/data/browser-client'),
    import('@/features/catalogue/live'),
  ]);
  return liveChargers(await liveReader());
}

function concernsChargers({ complete, chargers, withdrawn }: CatalogueChanges): boolean {
  return !complete || chargers.length > 0 || withdrawn.chargers.length > 0;
}

/** The chargers beside their category filter. */
function ChargerShop({ chargers, today }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (categories: readonly string[]) => {
    setChosen(categories);
    writeAddress(categories);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before hydration is read once
  useEffect(() => {
    const ticked = form.current ? new FormData(form.current).getAll(parameter).map(String) : [];
    if (ticked.length > 0) choose(ticked);
    else setChosen(readAddress());
    const follow = () => setChosen(readAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const categorised = categorise(chargers);
  const shown = inCategories(categorised, chosen);
  const count = chargers.length;
  const clear = () => {
    choose([]);
    // The button disappears with the empty list.
    summary.current?.focus();
  };
  return (
    <div className="charger-shop grid gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-7 min-[60rem]:grid-cols-[15rem_1fr] min-[60rem]:items-start">
      <ChargerFilter
        categories={categorised.categories}
        chosen={chosen}
        onChange={choose}
        form={form}
        summary={summary}
      />
      <div>
        <p className="charger-count mb-4 text-small tabular-nums text-muted" role="status">
          {chosen.length === 0
            ? m.charger_list_count(asCount(count))
            : m.charger_filter_count({ shown: formatNumber(shown.length), ...asCount(count) })}
        </p>
        <div className="mb-4">
          <PricesNote />
        </div>
        {shown.length === 0 ? (
          <EmptyState title={m.charger_empty()}>
            <Button variant="secondary" onClick={clear}>
              {m.charger_filter_clear()}
            </Button>
          </EmptyState>
        ) : (
          <ul className={`charger-list ${listClasses}`}>
            {shown.map(({ item, place }, index) => (
              <ChargerCard
                key={item.recordId}
                charger={item}
                place={place}
                today={today}
                first={index === 0}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const parameter = 'category';

/** The categories that the address names. */
function readAddress(): string[] {
  const named = new URLSearchParams(location.search).getAll(parameter).filter(Boolean);
  return named.map((value) => value.toLowerCase());
}

/** Writes the choice into the address, so that it can be shared and survives Back. */
function writeAddress(categories: readonly string[]): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  for (const value of categories) address.searchParams.append(parameter, value);
  history.replaceState(history.state, '', address);
}

type FilterProps = {
  categories: readonly Category[];
  /** Values of the categories that are ticked. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLElement | null>;
};

/** The category filter: a native form, which `filterRules` makes work without a script. */
function ChargerFilter({ categories, chosen, onChange, form, summary }: FilterProps) {
  const toggle = (toggled: string) => {
    const isChosen = (value: string) => chosen.includes(value) !== (value === toggled);
    onChange(categories.map(({ value }) => value).filter(isChosen));
  };
  return (
    <details
      className="charger-filter screen-only min-[60rem]:sticky min-[60rem]:top-[calc(var(--header)+1.5rem)] min-[60rem]:max-h-[calc(100dvh-var(--header)-3rem)] min-[60rem]:overflow-y-auto"
      open
    >
      <summary ref={summary} className="flex items-center justify-between py-2.5 text-subheading">
        {m.charger_filter_title()}
      </summary>
      <form
        ref={form}
        id="charger-filter"
        autoComplete="off"
        onReset={(event) => {
          event.preventDefault();
          onChange([]);
        }}
      >
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-6 border-y border-line py-2 min-[60rem]:grid-cols-1">
          <legend className="sr-only">{m.charger_filter_legend()}</legend>
          {categories.map(({ value, label, count }, place) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="tick-box size-5"
                name="category"
                value={value}
                id={`category-${place}`}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
              <span>{label}</span>
              <span className="ms-auto text-[0.9375rem] tabular-nums text-muted">
                {formatNumber(count)}
              </span>
            </label>
          ))}
        </fieldset>
        <button type="reset" className="link min-h-11 text-small font-semibold">
          {m.charger_filter_clear()}
        </button>
      </form>
    </details>
  );
}
