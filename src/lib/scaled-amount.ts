/** Parts a fraction from its whole, or thousands from one another. */
const marks = '.,\u066b\u066c';

/**
 * '1.5m', '2 million', '٢ مليون و٥٠٠ ألف', '1,500 ألف', 'مليونين ونص', 'ربع مليون', 'مليون و200'; not the unit of '420 km'.
 * In Arabic the figure may be left out, and a share of the unit be said before or after it, or thousandths of it after it.
 */
const scaled = new RegExp(
  `(?:(\\d[\\d${marks}]*)\\s*|(^|[^\\p{L}])(?:(نصف?|ربع)\\s+)?(?=[مأا]))` +
    '(?:(m(?:n|illion)?|مليون(?:ين)?)|k|thousand|[أا]لف(?:ين)?)(?!\\p{L})(?:\\s+و\\s?' +
    `(?:(نصف?|ربع)(?!\\p{L})|(\\d{1,3})(?![\\d${marks}]|\\s*(?:k|thousand|[أا]لف))))?`,
  'giu',
);

/**
 * What a person wrote in millions and thousands, and the text around it.
 * @param western with Western digits
 * @returns null when neither is there
 */
export function scaledAmount(western: string): { amount: number; around: string } | null {
  const parts = [...western.matchAll(scaled)].map(
    ([text, figure, , before, millions, after, thousandths]) => {
      const unit = millions === undefined ? 1000 : 1_000_000;
      const units =
        figure === undefined
          ? shareOf(before, text.includes('ين') ? 2 : 1)
          : unitsIn(figure, millions !== undefined);
      return (units + shareOf(after, 0) + Number(thousandths ?? 0) / 1000) * unit;
    },
  );
  const amount = Math.round(parts.reduce((sum, part) => sum + part, 0));
  if (parts.length === 0 || Number.isNaN(amount)) return null;
  return { amount, around: western.replace(scaled, '$2') };
}

/**
 * How many units a figure tells: '1.250' million is one and a quarter, '1.500' thousand are fifteen hundred, since nobody
 * counts money in single pounds there. NaN for what is neither.
 */
function unitsIn(figure: string, areMillions: boolean): number {
  const [whole = '', fraction = '', ...more] = figure.split(new RegExp(`[${marks}]`));
  if (more.length > 0 || fraction.length > 3) return Number.NaN;
  const isGroup = fraction.length === 3 && !areMillions;
  return Number(isGroup ? whole + fraction : `${whole}.${fraction}`);
}

/** A half or a quarter, as it is said. */
function shareOf(word: string | undefined, otherwise: number): number {
  if (word === undefined) return otherwise;
  return word === 'ربع' ? 0.25 : 0.5;
}
