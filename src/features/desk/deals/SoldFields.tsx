import { m } from '#paraglide/messages.js';
import { AmountField } from './AmountField.tsx';
import { ItemField } from './ItemField.tsx';
import type { SoldTyped } from './use-sold.tsx';

type Props = {
  typed: SoldTyped;
  /** Whether the person has tried to go on, so that what is missing is said. */
  isTried: boolean;
};

/** The car that was sold, and the amount. */
export function SoldFields({ typed, isTried }: Props) {
  const { item, amount, sold, isPriceToday } = typed;
  return (
    <>
      <ItemField
        label={m.desk_deals_car_sold()}
        hint={m.desk_deals_car_sold_hint()}
        error={isTried && sold.item_name === null ? m.desk_deals_car_sold_missing() : undefined}
        required
        value={item}
        onChange={typed.changeItem}
      />
      <AmountField
        label={m.desk_deals_amount()}
        hint={isPriceToday && amount !== '' ? m.desk_deals_amount_price() : undefined}
        error={isTried && sold.amount_egp === 'unclear' ? m.desk_deals_amount_unclear() : undefined}
        value={amount}
        onChange={typed.changeAmount}
      />
    </>
  );
}
