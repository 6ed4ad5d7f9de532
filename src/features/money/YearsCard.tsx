import { WideTable } from '#components/WideTable.tsx';
import { fiveYearModel } from '#config/energy.ts';
import type { Car } from '#domain/car.ts';
import { petrolMonth } from '#domain/driving-cost.ts';
import { fiveYears, type YearlyPart, type Years, yearlyParts } from '#domain/five-years.ts';
import type { CostSpan, Month } from '#domain/month.ts';
import type { Figure, Rates } from '#domain/tariffs.ts';
import { spanText } from '#features/catalogue/figures.ts';
import { formatNumber, formatQuantity, formatShare } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { rateOf } from './BreakEvenCard.tsx';
import { CostCard, Wrong } from './CostCard.tsx';
import { isDrivingWrong } from './plan.ts';
import { petrols } from './rows.ts';
import type { PlanState } from './use-plan.tsx';

type Props = {
  car: Car;
  /** EGP */
  price: number;
  /** With its installation, EGP; 0 for who does not charge at home. */
  charger: number;
  state: PlanState;
  /** Null when the energy of a month cannot be worked out. */
  month: Month | null;
  rates: Rates;
  insuranceShare: CostSpan | null;
  /** What money earns unless the person says otherwise. */
  deposit: Figure | null;
};

/** What the car and the person's petrol car cost over five years, part by part, with a bar for each. */
export function YearsCard(props: Props) {
  const { litres, petrol } = props.state.plan;
  const rate = rateOf(props.state, props.deposit);
  return (
    <div className="lg:col-span-2">
      <CostCard title={m.money_years()}>
        {isDrivingWrong(props.state.plan) ||
        litres === 'wrong' ||
        petrol === 'wrong' ||
        rate === 'wrong' ? (
          <Wrong />
        ) : props.month === null ? (
          <p className="text-small">{m.money_no_range()}</p>
        ) : (
          <YearsTable {...props} {...{ month: props.month, litres, petrol, rate }} />
        )}
      </CostCard>
    </div>
  );
}

type TableProps = Props & {
  month: Month;
  litres: number;
  petrol: number | null;
  rate: number | null;
};

function YearsTable(props: TableProps) {
  const { car, price, charger, month, rates, insuranceShare, litres, petrol, rate } = props;
  const facts = { insuranceShare, rate };
  const { km } = month;
  const own = fiveYears(
    {
      kind: car.powertrain === 'EREV' ? 'extended' : 'electric',
      price,
      energyMonth: [month.separate[0], month.shared[1]],
      km,
      charger,
    },
    facts,
  );
  const other =
    petrol === null
      ? null
      : fiveYears(
          {
            kind: 'petrol',
            price: petrol,
            energyMonth: petrolSpan(km, rates, litres),
            km,
            charger: 0,
          },
          facts,
        );
  return (
    <>
      <p className="text-small text-muted">
        {m.money_years_lead({ distance: formatQuantity(km, m.unit_km()) })}
      </p>
      <div aria-live="polite" className="min-w-0">
        <Parts own={own} other={other} />
      </div>
      {other === null && <p className="text-small">{m.money_years_ask()}</p>}
      <Notes insuranceShare={insuranceShare} rate={rate} />
    </>
  );
}

/** From the cheapest petrol to the dearest that has a price. */
function petrolSpan(km: number, rates: Rates, litres: number): CostSpan {
  const months = petrols(rates).flatMap(({ price }) =>
    price === null ? [] : [petrolMonth(km, price, litres)],
  );
  return [Math.min(...months), Math.max(...months)];
}

const partNames: Record<YearlyPart, () => string> = {
  loss: m.money_years_loss,
  interest: m.money_years_interest,
  energy: m.money_years_energy,
  insurance: m.money_years_insurance,
  service: m.money_years_service,
  charger: m.money_years_charger,
};

/** A table whose cells have a bar each, as long as the middle of its amounts. */
function Parts({ own, other }: { own: Years; other: Years | null }) {
  const longest = Math.max(middleOf(own.sum), other ? middleOf(other.sum) : 0);
  const cells = (ofOwn: CostSpan | null, ofOther: CostSpan | null) => (
    <>
      <Amount span={ofOwn} longest={longest} tone="text-brand" />
      {other && <Amount span={ofOther} longest={longest} tone="text-muted" />}
    </>
  );
  return (
    <WideTable label={m.money_years()}>
      <table className="w-full text-small tabular-nums">
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="py-2 text-start font-normal text-muted">
              {m.money_years_part()}
            </th>
            <th scope="col" className="py-2 ps-2 text-start">
              {m.money_years_this()}
            </th>
            {other && (
              <th scope="col" className="py-2 ps-2 text-start">
                {m.money_years_petrol()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {yearlyParts.map((part) => (
            <tr key={part} className="border-b border-line align-top">
              <th scope="row" className="py-2 text-start font-normal text-muted">
                {partNames[part]()}
              </th>
              {cells(own.parts[part], other?.parts[part] ?? null)}
            </tr>
          ))}
          <tr className="align-top font-semibold">
            <th scope="row" className="py-2 text-start">
              {m.money_years_sum()}
            </th>
            {cells(own.sum, other?.sum ?? null)}
          </tr>
        </tbody>
      </table>
    </WideTable>
  );
}

const middleOf = ([least, most]: CostSpan) => (least + most) / 2;

/** Nobody knows five years to less than a thousand pounds. */
const inThousands = (egp: number) => formatNumber(Math.round(egp / 1000) * 1000);

type AmountProps = { span: CostSpan | null; longest: number; tone: string };

function Amount({ span, longest, tone }: AmountProps) {
  if (span === null) return <td className="py-2 ps-2">{m.money_unknown()}</td>;
  if (span[1] === 0) return <td className="py-2 ps-2 text-muted">{m.money_years_none()}</td>;
  return (
    <td className="py-2 ps-2">
      {spanText(span, inThousands)}
      <svg aria-hidden="true" className={`mt-1 block h-2 w-full rtl:[scale:-1_1] ${tone}`}>
        <rect
          width={`${((100 * middleOf(span)) / longest).toFixed(1)}%`}
          height="100%"
          rx="3"
          fill="currentColor"
        />
      </svg>
    </td>
  );
}

/** Where each part comes from. */
function Notes({ insuranceShare, rate }: Pick<TableProps, 'insuranceShare' | 'rate'>) {
  const { lossShare, serviceEgpPerKm } = fiveYearModel;
  const shares = (span: CostSpan) => spanText(span, formatShare);
  const notes = [
    [
      m.money_years_loss(),
      m.money_years_loss_note({
        electric: shares(lossShare.electric),
        petrol: shares(lossShare.petrol),
      }),
    ],
    [
      m.money_years_interest(),
      rate === null
        ? m.money_no_rate()
        : m.money_years_interest_note({ rate: formatShare(rate / 100) }),
    ],
    [m.money_years_energy(), m.money_years_energy_note()],
    [
      m.money_years_insurance(),
      insuranceShare === null
        ? m.money_no_rate()
        : m.money_years_insurance_note({
            least: formatShare(insuranceShare[0] / 100),
            most: formatShare(insuranceShare[1] / 100),
          }),
    ],
    [
      m.money_years_service(),
      m.money_years_service_note({
        petrol: spanText(serviceEgpPerKm.petrol, (egp) => formatNumber(egp, 1)),
      }),
    ],
  ];
  return (
    <div className="grid gap-1 text-micro text-muted">
      {notes.map(([name, note]) => (
        <p key={name}>
          <strong>{name}</strong>: {note}
        </p>
      ))}
      <p>{m.money_years_left()}</p>
    </div>
  );
}
