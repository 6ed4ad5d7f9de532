import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { Name } from '#components/Name.tsx';
import { RetryButton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { fullName } from '#domain/full-name.ts';
import { carIdentity } from '#domain/slug.ts';
import { checkMyCar } from '#features/catalogue/check-my-car.ts';
import { connectorWords } from '#features/catalogue/fit-words.ts';
import { useFinder } from '#features/catalogue/use-finder.tsx';
import { asCount } from '#lib/number.ts';
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
      className="needs-script screen-only mb-8 min-h-[10rem] scroll-mt-[calc(var(--header)+1rem)] rounded-card bg-sunken p-5 outline-none"
    >
      {car === null ? (
        <CarSearch onChoose={change} />
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

/** Most cars that a search shows. */
const mostFound = 6;

function CarSearch({ onChoose }: { onChoose: (car: MyCar) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { finder, hasFailed, prepare } = useFinder();
  useEffect(() => {
    // The text typed before hydration.
    const before = input.current?.value ?? '';
    if (before === '') return;
    setTyped(before);
    void prepare();
  }, [prepare]);
  const isAsked = typed.trim() !== '';
  const found = finder?.search(typed) ?? [];
  const [best] = found;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (best) onChoose(best);
      }}
    >
      <Field label={m.my_car_search()} hint={m.my_car_search_hint()} required>
        <Input
          ref={input}
          type="search"
          autoComplete="off"
          maxLength={80}
          onFocus={() => void prepare()}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {isAsked && !hasFailed && statusOf(finder === null, found.length)}
      </p>
      {hasFailed && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-small text-danger">
          {m.my_car_not_loaded()}
          <RetryButton onRetry={prepare} />
        </p>
      )}
      {isAsked && found.length > 0 && (
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {found.slice(0, mostFound).map((car) => (
            <li key={carIdentity(car)}>
              <button
                type="button"
                className="link min-h-11 text-start font-semibold"
                onClick={() => onChoose(car)}
              >
                <Name text={fullName(car)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function statusOf(isLoading: boolean, count: number): string {
  if (isLoading) return m.my_car_loading();
  return count === 0 ? m.my_car_found_none() : m.my_car_found(asCount(count));
}
