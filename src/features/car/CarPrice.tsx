import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import { fullName } from '@/features/catalogue/full-name';
import { PriceBox } from '@/features/catalogue/PriceBox';
import { ContactSalesLink } from '@/features/request/ContactSalesLink';
import type { RequestedCar } from '@/features/request/dialog.store';
import { RequestButton } from '@/features/request/RequestButton';
import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';

type Props = {
  car: Car;
  requested: RequestedCar;
  /** yyyy-MM-dd */
  today: string;
};

/** What the car costs, how far that price may be trusted, and what to do next. */
export function CarPrice({ car, requested, today }: Props) {
  const name = fullName(car);
  return (
    <PriceBox item={car} today={today}>
      <p className="installation text-small">
        <span>{m.car_installation()}</span>
        <strong className="tabular-nums">{formatEgp(car.installationPrice)}</strong>
        <span className="text-micro text-muted">
          {`${m.car_installation_note()} `}
          <a className="link" href={paths.chargers}>
            {m.car_installation_link()}
          </a>
        </span>
      </p>
      <div className="car-actions screen-only">
        <RequestButton kind="visit" car={requested} variant="accent">
          {m.car_visit()}
        </RequestButton>
        <ContactSalesLink message={m.car_contact_message({ name })}>
          {m.car_contact()}
        </ContactSalesLink>
        <RequestButton kind="finance" car={requested} variant="secondary">
          {m.car_finance()}
        </RequestButton>
        <RequestButton kind="insurance" car={requested} variant="secondary">
          {m.car_insurance()}
        </RequestButton>
        <RequestButton kind="advice" car={requested} variant="secondary">
          {m.car_help()}
        </RequestButton>
      </div>
    </PriceBox>
  );
}
