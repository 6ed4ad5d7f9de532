import * as z from 'zod/mini';
import { largestAmount } from '#config/limits.ts';
import { isRefusal, parseAmount, readPartOf } from '#lib/amount.ts';
import { amountFault } from './amount-words.ts';
import { typedLine } from './field-rules.ts';

/** The rules for fields of money, apart from the others so that forms without one do not load the reading of amounts. */

/** An amount of money, however written, as a number. */
export function amount(missing: string) {
  return z.pipe(
    typedLine().check(z.minLength(1, missing)),
    z.transform((text, context) => {
      const number = parseAmount(text);
      if (number !== null && number <= largestAmount) return number;
      context.issues.push({ code: 'custom', message: amountFault(text), input: text });
      return z.NEVER;
    }),
  );
}

/** An amount of money, or a percentage of another that only the whole form knows: it stays as it was typed. */
export function amountOrPercent(missing: string) {
  return typedLine().check(
    z.minLength(1, missing),
    z.refine(
      (text) => {
        const reading = readPartOf(text, largestAmount);
        return !isRefusal(reading) && (reading ?? 0) <= largestAmount;
      },
      { error: ({ input }) => amountFault(String(input), true) },
    ),
  );
}
