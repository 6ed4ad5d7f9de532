/** Zero of each set of digits that people in Egypt type: Arabic-Indic and its Persian variant. */
const zeros = ['\u0660', '\u06f0'];

/** A text with Arabic-Indic digits as Latin ones. */
export function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const zero = zeros.findLast((first) => digit >= first) ?? '0';
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/**
 * A whole figure as a person types it: any digits, with separators, a currency or a unit around them; null when there
 * is no digit. What follows a decimal point of one or two digits is left off.
 */
export function parseFigure(text: string): number | null {
  const plain = withLatinDigits(text).replace(/[.,\u066b]\d{1,2}(?!\d)\D*$/, '');
  const digits = plain.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}
