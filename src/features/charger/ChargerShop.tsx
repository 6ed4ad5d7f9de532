import { asCount } from '@/lib/number';
import './charger-shop.css';
import type { Charger } from '@/features/catalogue/charger';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ChargerCard } from './ChargerCard';
import { ChargerFilter } from './ChargerFilter';
import { categorise } from './categories';

/** The list of chargers beside its filter (Spec 2, 'Chargers'). */
export function ChargerShop({ chargers }: { chargers: readonly Charger[] }) {
  const { categories, items } = categorise(chargers);
  return (
    <div className="charger-shop">
      <ChargerFilter categories={categories} />
      <div>
        <p className="charger-count text-small text-muted" role="status">
          {m.charger_list_count(asCount(items.length))}
        </p>
        <ul className="charger-list">
          {items.map(({ item, place }, index) => (
            <ChargerCard key={item.id} charger={item} place={place} first={index === 0} />
          ))}
        </ul>
        <div className="charger-empty">
          <EmptyState title={m.charger_empty()}>
            <Button type="reset" form="charger-filter" variant="secondary">
              {m.charger_filter_clear()}
            </Button>
          </EmptyState>
        </div>
      </div>
    </div>
  );
}
