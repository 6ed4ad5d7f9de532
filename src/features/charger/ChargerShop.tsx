import './charger-shop.css';
import { useEffect, useRef, useState } from 'react';
import type { Charger } from '@/features/catalogue/charger';
import { asCount, formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/States';
import { ChargerCard } from './ChargerCard';
import { ChargerFilter } from './ChargerFilter';
import { categorise, inCategories } from './categories';

type Props = {
  chargers: readonly Charger[];
  /** yyyy-MM-dd */
  today: string;
};

/** The chargers beside their category filter. */
export function ChargerShop({ chargers, today }: Props) {
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
    // The button goes with the empty list.
    summary.current?.focus();
  };
  return (
    <div className="charger-shop">
      <ChargerFilter
        categories={categorised.categories}
        chosen={chosen}
        onChange={choose}
        form={form}
        summary={summary}
      />
      <div>
        <p className="charger-count text-small text-muted" role="status">
          {chosen.length === 0
            ? m.charger_list_count(asCount(count))
            : m.charger_filter_count({ shown: formatNumber(shown.length), ...asCount(count) })}
        </p>
        {shown.length === 0 ? (
          <EmptyState title={m.charger_empty()}>
            <Button variant="secondary" onClick={clear}>
              {m.charger_filter_clear()}
            </Button>
          </EmptyState>
        ) : (
          <ul className="charger-list">
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

/** Puts the choice into the address, so that it can be shared and is there again after Back. */
function writeAddress(categories: readonly string[]): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  for (const value of categories) address.searchParams.append(parameter, value);
  history.replaceState(history.state, '', address);
}
