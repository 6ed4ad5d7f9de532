import type { FormField } from '#components/fields-of.ts';
import { SuggestedField } from '#components/SuggestedField.tsx';
import { fullName } from '#domain/full-name.ts';
import { FitVerdict } from '#features/catalogue/FitNotice.tsx';
import type { CarFinder } from '#features/catalogue/find-car.ts';
import type { RequestedCharger } from '#features/request/dialog.store.ts';
import { m } from '#paraglide/messages.js';

/** Most cars that are suggested. */
const mostSuggested = 8;

type Props = {
  field: FormField;
  /** What is in it. */
  typed: string;
  /** Null until the catalogue's names are there; they only save typing. */
  finder: CarFinder | null;
  /** That is asked for, or null. */
  charger: RequestedCharger | null;
};

/** The car that is to be charged, with the catalogue's names, and whether the charger that is asked for fits it. */
export function VehicleField({ field, typed, finder, charger }: Props) {
  const car = finder?.named(typed);
  const suggested = typed === '' ? [] : (finder?.search(typed) ?? []).slice(0, mostSuggested);
  return (
    <>
      <SuggestedField
        {...field}
        label={m.charger_request_vehicle()}
        hint={m.charger_request_vehicle_hint()}
        names={suggested.map(fullName)}
        required
      />
      <div role="status" className="empty:hidden">
        {car && charger && <FitVerdict car={car} connectorType={charger.connectorType} />}
      </div>
    </>
  );
}
