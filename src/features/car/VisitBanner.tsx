import type { Car } from '@/features/catalogue/car';
import { fullName } from '@/features/catalogue/full-name';
import { AskButton } from '@/features/request/AskButton';
import { m } from '@/paraglide/messages.js';
import { visitHours } from './figures';

/** 'Schedule a Visit' (Spec 2, 'Car detail'). */
export function VisitBanner({ car }: { car: Car }) {
  const name = fullName(car);
  return (
    <section
      className="visit-banner screen-only flex flex-wrap items-center justify-between rounded-card bg-sunken"
      aria-labelledby="visit-title"
    >
      <div>
        <h2 id="visit-title" className="text-heading">
          {m.car_banner_title()}
        </h2>
        <p className="mt-3 text-muted">{m.car_banner_text({ name, ...visitHours() })}</p>
      </div>
      <AskButton kind="visit" variant="accent" size="lg">
        {m.car_visit()}
      </AskButton>
    </section>
  );
}
