import type { RequestedCar } from '#features/request/dialog.store.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { m } from '#paraglide/messages.js';
import { visitHours } from './figures.ts';

type Props = {
  /** Of the car, with its brand. */
  name: string;
  requested: RequestedCar;
};

/** 'Schedule a Visit'. */
export function VisitBanner({ name, requested }: Props) {
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
      <RequestButton kind="visit" car={requested} variant="accent" size="lg">
        {m.car_visit()}
      </RequestButton>
    </section>
  );
}
