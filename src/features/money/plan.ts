import { largestAmount, leastPrice } from '#config/limits.ts';
import type { Away, Meter } from '#domain/month.ts';
import {
  type FigureName,
  figureNames,
  planAddress,
  planNames,
  type TypedPlan,
  type UsualPlan,
  usualPlan,
} from '#domain/usual-plan.ts';
import { isRefusal, readAmount, readPartOf, readPercent } from '#lib/amount.ts';

/**
 * The figure of each, 'wrong' for what is none. Only the petrol car's price and what money earns may be left out: null.
 */
export type CostPlan = { [name in keyof UsualPlan]: number | 'wrong' } & {
  petrol: number | null | 'wrong';
  rate: number | null | 'wrong';
  meter: Meter;
  away: Away;
};

/** The accepted ranges, in the units of `UsualPlan`. @param price of the car, EGP */
export function boundsFor(price: number | null) {
  return {
    km: [1, 20_000],
    home: [0, 100],
    use: [0, 5000],
    trip: [0, 4000],
    often: [0, 31],
    down: [0, price ?? 0],
    months: [6, 120],
    petrol: [leastPrice, largestAmount],
    litres: [2, 30],
    rate: [0, 100],
  } as const;
}

type Read = (text: string, price: number | null) => ReturnType<typeof readAmount>;

/** How each is read. */
const read: Record<FigureName, Read> = {
  km: (text) => readAmount(text, 'distance'),
  home: readPercent,
  use: (text) => readAmount(text, 'figure'),
  trip: (text) => readAmount(text, 'distance'),
  often: (text) => readAmount(text, 'figure'),
  down: readPartOf,
  months: (text) => readAmount(text, 'figure'),
  petrol: (text) => readAmount(text),
  litres: (text) => readAmount(text, 'figure'),
  rate: readPercent,
};

/** The plan that a person has typed for a car. @param price of the car, EGP */
export function planOf(typed: TypedPlan, price: number | null): CostPlan {
  const bounds = boundsFor(price);
  const meter = typed.meter === 'coded' ? 'coded' : 'slabs';
  const away = typed.away === 'ac' ? 'ac' : 'any';
  const plan: CostPlan = { ...usualPlan(price), petrol: null, rate: null, meter, away };
  for (const name of figureNames) {
    const text = typed[name];
    if (text === undefined || (text.trim() === '' && mayBeEmpty(name))) continue;
    const figure = read[name](text, price);
    const [least, most] = bounds[name];
    const isGood = figure !== null && !isRefusal(figure) && figure >= least && figure <= most;
    plan[name] = isGood ? rounded(name, figure) : 'wrong';
  }
  return plan;
}

const mayBeEmpty = (name: FigureName) => name === 'petrol' || name === 'rate';

/** Litres and percentages have decimals. */
const rounded = (name: FigureName, figure: number) =>
  name === 'litres' || name === 'rate' ? Math.round(figure * 100) / 100 : Math.round(figure);

/** Whether a figure of how the car is driven and charged cannot be read. */
export const isDrivingWrong = ({ km, home, use, trip, often, litres }: CostPlan): boolean =>
  [km, home, use, trip, often, litres].includes('wrong');

/**
 * The address that says a plan. Default values are left out, except the down payment: the form for financing opens with
 * it, also after sign-in. Other parameters stay.
 * @param price of the car, EGP
 * @param before the present address from its question mark on
 */
export function writePlan(typed: TypedPlan, price: number | null, before?: string): string {
  const said: TypedPlan = {};
  const [plan, usual] = [planOf(typed, price), planOf({}, price)];
  for (const name of planNames) {
    const figure = plan[name] === 'wrong' ? typed[name] : plan[name];
    const isSaid = figure !== usual[name] || (name === 'down' && price !== null);
    if (isSaid) said[name] = String(figure);
  }
  return planAddress.write(said, before);
}
