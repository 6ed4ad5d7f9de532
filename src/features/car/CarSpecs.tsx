import type { Car } from '@/features/catalogue/car';
import { m } from '@/paraglide/messages.js';
import { SpecList } from '@/ui/SpecList';
import { specGroups } from './specs';

/** Every field of the car, in groups. */
export function CarSpecs({ car }: { car: Car }) {
  return (
    <>
      <div className="car-specs">
        {specGroups(car).map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-3 text-subheading">{title}</h3>
            <SpecList rows={rows} />
          </section>
        ))}
      </div>
      <p className="mt-6 text-micro text-muted">{m.car_specs_note()}</p>
    </>
  );
}
