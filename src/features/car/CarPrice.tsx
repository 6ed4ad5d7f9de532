import { whatsappLink } from '@/config/contacts';
import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import { fullName } from '@/features/catalogue/full-name';
import { PriceBox } from '@/features/catalogue/PriceBox';
import { AskButton } from '@/features/request/AskButton';
import { formatEgp } from '@/lib/money';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';

/** What the car costs, how far that price may be trusted, and what to do next (Spec 2, 'Pricing section'). */
export function CarPrice({ car }: { car: Car }) {
  const name = fullName(car);
  return (
    <PriceBox item={car}>
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
        <AskButton kind="visit" variant="accent">
          {m.car_visit()}
        </AskButton>
        <ButtonLink href={whatsappLink(m.car_contact_message({ name }))} ask="contact" newTab>
          {m.car_contact()}
        </ButtonLink>
        <AskButton kind="finance" variant="secondary">
          {m.car_finance()}
        </AskButton>
        <AskButton kind="insurance" variant="secondary">
          {m.car_insurance()}
        </AskButton>
        <AskButton kind="advice" variant="secondary">
          {m.car_help()}
        </AskButton>
      </div>
    </PriceBox>
  );
}
