/** Whether the source of a price says itself that it is no quotation, as in 'Indicative, not a quotation'. */
export function saysIndicative(source: string | null): boolean {
  return /^\W*indicative\b|not a quotation|استرشادي|تقديري/i.test(source ?? '');
}
