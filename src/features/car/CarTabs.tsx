import type { Car } from '@/features/catalogue/car';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { m } from '@/paraglide/messages.js';
import { CarFeatures } from './CarFeatures';
import { CarOverview } from './CarOverview';
import { CarSpecs } from './CarSpecs';

/**
 * Three panels under one row of tabs (Spec 2, 'Car detail'). Written as sections with a table of contents, so that
 * all of it can be read and searched without a script; `car-tabs.ts` makes tabs of them.
 */
export function CarTabs({ car, tariffs }: { car: Car; tariffs: Tariffs }) {
  const tabs = [
    { id: 'overview', label: m.car_tab_overview(), panel: <CarOverview {...{ car, tariffs }} /> },
    { id: 'specifications', label: m.car_tab_specs(), panel: <CarSpecs car={car} /> },
    { id: 'features', label: m.car_tab_features(), panel: <CarFeatures car={car} /> },
  ];
  return (
    <car-tabs className="car-tabs">
      <nav className="car-tab-row screen-only" aria-label={m.car_tabs_label()}>
        {tabs.map(({ id, label }) => (
          <a key={id} id={`tab-${id}`} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, label, panel }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="mb-5 text-heading">
            {label}
          </h2>
          {panel}
        </section>
      ))}
    </car-tabs>
  );
}
