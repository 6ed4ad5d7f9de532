import type { RefObject } from 'react';
import { Field } from '#components/Field.tsx';
import { AmountInput } from '#components/MoneyField.tsx';
import { MyCarSearch } from '#features/catalogue/MyCarSearch.tsx';
import { RecentChoice } from '#features/request/CarFields.tsx';
import type { useKnownCar } from '#features/request/use-known-car.tsx';
import { m } from '#paraglide/messages.js';

type Props = {
  known: ReturnType<typeof useKnownCar>;
  field: RefObject<HTMLInputElement | null>;
  /** As it is typed. */
  value: string;
  onValue: (text: string) => void;
};

/** What the car is worth: typed, or that of a car that is searched for or was looked at. */
export function CarValue({ known, field, value, onValue }: Props) {
  return (
    <div className="needs-script mb-8 grid max-w-xl gap-4">
      <Field label={m.insurance_value()} hint={m.insurance_value_hint()} required>
        <AmountInput ref={field} value={value} dir="ltr" onText={onValue} />
      </Field>
      <MyCarSearch
        key={known.newPrice}
        label={m.insurance_find()}
        hint={m.insurance_find_hint()}
        onChoose={(car) => {
          known.chooseWithPrice(car);
          // The list of cars goes, and its value stands here.
          field.current?.focus();
        }}
      />
      <RecentChoice known={known} />
    </div>
  );
}
