import { paths } from '#config/paths.ts';
import { cairoToday } from '#domain/cairo.ts';
import { storeInAddress } from '#lib/state-in-address.store.ts';
import { choiceIn, parameter, stateInAddress, textIn } from '#lib/state-in-address.ts';
import { isDay, type PeriodInput, periodNames } from './period.ts';

export const numberScreens = ['sales', 'site'] as const;
export type NumberScreen = (typeof numberScreens)[number];

/** The state of the numbers, as their address holds it. */
type NumbersAddress = PeriodInput & {
  screen: NumberScreen;
  /** The month whose targets are shown, yyyy-MM; null for this one. */
  month: string | null;
};

const numbersAddress = stateInAddress<NumbersAddress>(
  { screen: 'sales', choice: '30', from: '', to: '', month: null },
  {
    screen: choiceIn('screen', numberScreens),
    choice: choiceIn('days', periodNames),
    from: textIn('from', 10),
    to: textIn('to', 10),
    month: parameter('month', (text) => (isDay(`${text}-01`) ? text : null)),
  },
);

const { $state, correct, enter, address } = storeInAddress(numbersAddress, () => [
  paths.deskNumbers,
]);

/** The state of the numbers, in step with the address. */
export const $address = $state;

/** The address of the numbers as they were left. */
export const numbersAtDesk = address;

/** The address of the numbers with the targets of a month. @param month yyyy-MM */
export const numbersOfMonth = (month: string): string =>
  paths.deskNumbers + numbersAddress.write({ ...numbersAddress.read(''), month });

/** Shows the other screen; Back leads to the one before. */
export const showScreen = (screen: NumberScreen): void => enter({ screen });

export const choosePeriod = (chosen: PeriodInput): void => correct(chosen);

/** Shows the targets of a month, by so many months from the one that is shown. */
export function turnMonth(by: 1 | -1): void {
  const shown = $state.get().month ?? cairoToday().slice(0, 7);
  const [year = 0, month = 0] = shown.split('-').map(Number);
  const turned = new Date(Date.UTC(year, month - 1 + by)).toISOString().slice(0, 7);
  correct({ month: turned === cairoToday().slice(0, 7) ? null : turned });
}
