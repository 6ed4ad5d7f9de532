/** Beyond so many months nobody keeps a car. */
const longestMonths = 600;

/** What an amount of money would earn in a month, EGP. @param rate % a year, paid out each month */
export const interestOf = (egp: number, rate: number): number => (egp * rate) / 100 / 12;

/**
 * After how many months the savings have paid the higher price and the interest that the rest of it would have earned:
 * 0 when it costs no more, null when never, which is where that interest takes all that is saved.
 * @param extraEgp what it costs more at first; negative when it costs less
 * @param savedEgp what it saves a month; negative when it costs more to run
 * @param rate what money earns, % a year
 */
export function breakEvenMonths(extraEgp: number, savedEgp: number, rate: number): number | null {
  if (extraEgp <= 0 && savedEgp >= 0) return 0;
  if (savedEgp <= 0) return null;
  const interest = interestOf(extraEgp, rate);
  if (interest >= savedEgp) return null;
  const months = Math.ceil(
    interest === 0
      ? extraEgp / savedEgp
      : -Math.log(1 - interest / savedEgp) / Math.log(1 + rate / 1200),
  );
  return months > longestMonths ? null : months;
}
