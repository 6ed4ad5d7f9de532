import type { FormField } from '#components/fields-of.ts';
import { Pills } from '#components/Pills.tsx';
import { SuggestedField } from '#components/SuggestedField.tsx';
import { fullName } from '#domain/full-name.ts';
import { m } from '#paraglide/messages.js';
import type { useKnownCar } from './use-known-car.tsx';

type Props = {
  known: ReturnType<typeof useKnownCar>;
  brand: FormField & { label: string };
  model: FormField & { label: string };
};

/** Brand and model of a car, with the catalogue's names. */
export function CarFields({ known, brand, model }: Props) {
  return (
    <>
      <SuggestedField {...brand} names={known.brands} required />
      <SuggestedField {...model} names={known.models} required />
    </>
  );
}

/** Recently viewed cars as buttons; renders nothing once a car is typed. */
export function RecentChoice({
  known: { recent, choose },
}: {
  known: Pick<Props['known'], 'recent' | 'choose'>;
}) {
  if (recent.length === 0) return null;
  const cars = new Map(recent.map((car) => [fullName(car), car]));
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="text-small text-muted">
        {m.recent_title()}
      </p>
      <Pills
        label={m.recent_title()}
        names={[...cars.keys()]}
        chosen=""
        onChoose={(name) => {
          const car = cars.get(name);
          if (car) choose(car);
        }}
      >
        {(name) => <bdi>{name}</bdi>}
      </Pills>
    </div>
  );
}
