import { whatsappLink } from '@/config/contacts';
import { paths } from '@/config/paths';
import type { Car } from '@/features/catalogue/car';
import { priceStanding } from '@/features/catalogue/price-standing';
import { AskButton } from '@/features/request/AskButton';
import { cairoDay, formatDay } from '@/lib/dates';
import { formatEgp } from '@/lib/money';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { fullName } from './figures';

/** What the car costs, how far that price may be trusted, and what to do next (Spec 2, 'Pricing section'). */
export function CarPrice({ car }: { car: Car }) {
  const name = fullName(car);
  return (
    <section
      className="rounded-card border border-line bg-surface p-6"
      aria-labelledby="price-title"
    >
      <h2 id="price-title" className="text-small text-muted">
        {m.car_price_title()}
      </h2>
      <p className="mt-1 text-heading tabular-nums">{formatEgp(car.price)}</p>
      <p className="mt-1 text-small text-muted">{standingText(car)}</p>
      {car.price !== null && car.priceSource !== null && (
        <p className="text-micro text-muted">{m.car_price_source({ source: car.priceSource })}</p>
      )}
      <p className="car-installation text-small">
        <span>{m.car_installation()}</span>
        <strong className="tabular-nums">{formatEgp(car.installationPrice)}</strong>
        <span className="text-micro text-muted">
          {`${m.car_installation_note()} `}
          <a className="link" href={paths.chargers}>
            {m.car_installation_link()}
          </a>
        </span>
      </p>
      <div className="car-actions">
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
    </section>
  );
}

function standingText(car: Car): string {
  const standing = priceStanding(car, cairoDay(new Date()));
  if (standing === 'none') return m.car_price_unknown();
  if (car.priceVerifiedOn === null) return m.car_price_indicative();
  const date = formatDay(car.priceVerifiedOn);
  return standing === 'verified'
    ? m.car_price_verified_on({ date })
    : m.car_price_indicative_on({ date });
}
