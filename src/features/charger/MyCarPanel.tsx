import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import { fullName } from '#domain/full-name.ts';
import { checkMyCar } from '#features/catalogue/check-my-car.ts';
import { connectorWords } from '#features/catalogue/fit-words.ts';
import { MyCarSearch } from '#features/catalogue/MyCarSearch.tsx';
import { m } from '#paraglide/messages.js';
import { $myCar, clearMyCar, type MyCar, noCarYet, setMyCar } from '#session/my-car.store.ts';

type Props = {
  /** Shows the chargers that fit. */
  onShowFitting: (car: MyCar) => void;
};

/** The reader's car, or the search for it. It is as high with a car as without, so that nothing moves. */
export function MyCarPanel({ onShowFitting }: Props) {
  const car = useStore($myCar, { ssr: noCarYet });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => void checkMyCar(), []);
  const change = (chosen: MyCar | null) => {
    if (chosen) setMyCar(chosen);
    else clearMyCar();
    // The control that had the focus is gone.
    panel.current?.focus();
  };
  return (
    <section
      ref={panel}
      id="my-car"
      tabIndex={-1}
      aria-label={m.my_car_title()}
      className="needs-script screen-only mb-6 min-h-[9rem] scroll-mt-[calc(var(--header)+1rem)] rounded-card bg-sunken p-4 outline-none"
    >
      {car === null ? (
        <MyCarSearch onChoose={change} />
      ) : (
        <ChosenCar car={car} onShowFitting={onShowFitting} onRemove={() => change(null)} />
      )}
    </section>
  );
}

type ChosenProps = Props & { car: MyCar; onRemove: () => void };

function ChosenCar({ car, onShowFitting, onRemove }: ChosenProps) {
  const name = fullName(car);
  return (
    <>
      <p className="text-small text-muted">{m.my_car_title()}</p>
      <p>
        <a className="link font-semibold" href={paths.car(car.brandId, car.id)}>
          <Name text={name} />
        </a>
        <span className="block text-small text-muted">{connectorWords(car)}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onShowFitting(car)}>
          {m.my_car_show_fitting()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={m.my_car_remove_label({ name })}
          onClick={onRemove}
        >
          {m.my_car_remove()}
        </Button>
      </div>
    </>
  );
}
