/**
 * Text with Western digits in place of Arabic-Indic and Persian ones, as many keyboards in Egypt write them; all else
 * stays as it is.
 */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
