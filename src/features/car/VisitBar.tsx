import type { Car } from '#domain/car.ts';
import { shortPriceNote } from '#features/catalogue/price-note.ts';
import type { RequestedCar } from '#features/request/dialog.store.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  car: Car;
  requested: RequestedCar;
  /** yyyy-MM-dd */
  today: string;
};

/** Placed at the end of the car's content, so that it never covers what follows; above the bar of selected cars. */
const placeClasses =
  'sticky bottom-[var(--bottom-bar,0px)] z-30 mx-[calc(-1*theme(padding.gutter))] max-[20rem]:static min-[45rem]:hidden';

/**
 * Price and 'Book a Visit' within reach of the thumb: at the bottom of a phone's screen, from the first screenful on, while
 * the car is read about. Without a script it would be of no use.
 */
export function VisitBar({ car, requested, today }: Props) {
  return (
    <div
      className={`visit-bar screen-only needs-script flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-surface px-gutter pb-[max(0.625rem,env(safe-area-inset-bottom))] pt-2.5 ${placeClasses}`}
    >
      <p className="min-w-0 grow basis-40">
        <strong className="tabular-nums">{formatEgp(car.price)}</strong>
        {car.price !== null && (
          <small className="block text-muted">{shortPriceNote(car, today)}</small>
        )}
      </p>
      <RequestButton kind="visit" car={requested} variant="accent">
        {m.car_visit()}
      </RequestButton>
    </div>
  );
}
