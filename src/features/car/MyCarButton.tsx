import { useStore } from '@nanostores/react';
import { fullName } from '#domain/full-name.ts';
import { isSameCar } from '#domain/slug.ts';
import { m } from '#paraglide/messages.js';
import { $myCar, clearMyCar, type MyCar, noCarYet, setMyCar } from '#session/my-car.store.ts';

/** On a car's page: makes it the reader's own car, or no longer. */
export function MyCarButton({ car }: { car: MyCar }) {
  const mine = useStore($myCar, { ssr: noCarYet });
  const isMine = mine !== null && isSameCar(mine, car);
  const toggle = () => (isMine ? clearMyCar() : setMyCar(car));
  return (
    <>
      <span role="status">{isMine && m.my_car_is()}</span>
      <button
        type="button"
        className="link needs-script screen-only min-h-11 text-small font-semibold"
        aria-label={isMine ? m.my_car_remove_label({ name: fullName(car) }) : undefined}
        onClick={toggle}
      >
        {isMine ? m.my_car_remove() : m.my_car_set()}
      </button>
    </>
  );
}
