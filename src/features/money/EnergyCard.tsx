import type { Car } from '#domain/car.ts';
import type { Month, MonthlyUse } from '#domain/month.ts';
import type { Figure, Tariffs } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { originsOf } from '#features/tariffs/origins.ts';
import { formatShare, formatUnitPrice } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { adapterText } from './adapter.ts';
import { CostCard, Wrong } from './CostCard.tsx';
import { CostList } from './CostList.tsx';
import { MeterField, PlanField } from './PlanField.tsx';
import { energyBasis, energyRows, monthTitle, petrolRows, savedText } from './rows.ts';
import { slabText } from './slab.ts';
import type { PlanState } from './use-plan.tsx';

/** A month as it is driven; null where a figure cannot be read, or where battery or range of the car are not known. */
export type DrivenMonth = { use: MonthlyUse | null; draw: number | null; month: Month | null };

type Props = DrivenMonth & {
  car: Car;
  state: PlanState;
  tariffs: Tariffs;
};

/** The cost of a month's energy, with the date and the source of each price. */
export function EnergyCard({ car, state, use, draw, month, tariffs }: Props) {
  return (
    <CostCard title={month === null ? m.money_energy() : monthTitle(month.km)}>
      <PlanField name="km" state={state} />
      <PlanField name="home" state={state} />
      <MeterField state={state} coded={tariffs.household.coded} />
      <PlanField name="use" state={state} />
      <PlanField name="trip" state={state} />
      {state.plan.trip !== 0 && <PlanField name="often" state={state} />}
      {use === null ? (
        <Wrong />
      ) : month === null || draw === null ? (
        <p className="text-small">{m.money_no_range()}</p>
      ) : (
        <>
          <Mine use={use} month={month} />
          {use.homeShare > 0 && <p className="text-small">{slabText(use, month, tariffs)}</p>}
          {use.homeShare < 1 && <p className="text-small empty:hidden">{adapterText(car)}</p>}
          <Whole car={car} use={use} month={month} tariffs={tariffs} />
          <p className="text-micro text-muted">
            {energyBasis(draw, use.petrolLitres)}
            {car.powertrain === 'EREV' && ` ${m.money_generator()}`}
          </p>
        </>
      )}
    </CostCard>
  );
}

/** As the person charges, on either meter. */
function Mine({ use, month }: { use: MonthlyUse; month: Month }) {
  const meters =
    use.meter === 'coded'
      ? [{ name: m.money_coded(), span: month.separate }]
      : [
          { name: m.money_separate(), span: month.separate },
          { name: m.money_shared(), span: month.shared },
        ];
  const rows = meters.map(({ name, span: [least, most] }) => ({
    name,
    value: spanText([least, most]),
    note: m.money_against_92({
      saved: savedText([month.whole.petrol - most, month.whole.petrol - least]),
    }),
  }));
  return (
    <div aria-live="polite" className="grid gap-2">
      <p className="text-small text-muted">
        {use.homeShare < 1
          ? m.money_mine({ share: formatShare(use.homeShare) })
          : m.money_mine_home()}
      </p>
      <CostList rows={rows} />
    </div>
  );
}

type WholeProps = { car: Car; use: MonthlyUse; month: Month; tariffs: Tariffs };

/** The same distance by one way alone, and by petrol. */
function Whole({ car, use, month, tariffs }: WholeProps) {
  const notes = notesOf(tariffs);
  const rows = [
    ...energyRows(month, car.dcChargingPower !== null, use.meter),
    ...petrolRows(month.km, tariffs, use.petrolLitres),
  ].map((row) => ({ ...row, note: notes[row.id] ?? m.money_no_rate() }));
  return (
    <div>
      <h4 className="mb-2 text-small font-semibold">{m.money_whole()}</h4>
      <CostList rows={rows} />
    </div>
  );
}

/** Price, day and source of each row, by its id. */
function notesOf({ household, publicAc, publicDc, petrol, petrol95 }: Tariffs) {
  const home = originsOf([{ ...household.low, validFrom: household.validFrom }]);
  const price = (figure: Figure | null) =>
    figure === null ? undefined : inARow([formatUnitPrice(figure.value), originsOf([figure])]);
  const notes: Partial<Record<string, string | undefined>> = {
    separate: home,
    shared: home,
    coded: price(household.coded),
    ac: `${price(publicAc)}. ${m.money_vat()}`,
    dc: `${price(publicDc)}. ${m.money_vat()}`,
    petrol_92: price(petrol),
    petrol_95: price(petrol95),
  };
  return notes;
}
