/** Beyond so many months nobody keeps a car. */
const longestMonths = 600;

/**
 * After how many months the savings have paid the higher price: 0 when it costs no more, null when never.
 * @param extraEgp what it costs more at first; negative when it costs less
 * @param savedEgp what it saves a month; negative when it costs more to run
 */
export function breakEvenMonths(extraEgp: number, savedEgp: number): number | null {
  if (extraEgp <= 0 && savedEgp >= 0) return 0;
  if (savedEgp <= 0) return null;
  const months = Math.ceil(extraEgp / savedEgp);
  return months > longestMonths ? null : months;
}
