import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { PriceBox } from '#features/catalogue/PriceBox.tsx';
import { ContactSalesLink } from '#features/request/ContactSalesLink.tsx';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { m } from '#paraglide/messages.js';

type Props = {
  car: Car;
  requested: RequestedCar;
  /** yyyy-MM-dd */
  today: string;
};

/** The price, whether it is confirmed, and what can be asked. */
export function CarPrice({ car, requested, today }: Props) {
  const name = fullName(car);
  return (
    <PriceBox item={car} favourite={`car:${car.recordId}`} today={today}>
      <div className="screen-only mt-5">
        <div className="car-actions">
          <RequestButton kind="visit" car={requested} variant="accent">
            {m.car_visit()}
          </RequestButton>
          <ContactSalesLink message={m.car_contact_message({ name })}>
            {m.car_contact()}
          </ContactSalesLink>
        </div>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <RequestButton kind="finance" car={requested} isLink>
            {m.car_finance()}
          </RequestButton>
          <RequestButton kind="insurance" car={requested} isLink>
            {m.car_insurance()}
          </RequestButton>
          <RequestButton kind="advice" car={requested} isLink>
            {m.car_help()}
          </RequestButton>
        </p>
      </div>
    </PriceBox>
  );
}
