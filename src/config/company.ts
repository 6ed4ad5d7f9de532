import { z } from 'zod';

/** 'in English | in Arabic' */
const inBoth = z.string().transform((text, context) => {
  const [en, ar, ...more] = text.split('|').map((part) => part.trim());
  if (en && ar && more.length === 0) return { en, ar };
  context.addIssue('must be the English text, a |, and the Arabic text');
  return z.NEVER;
});

const pair = z
  .string()
  .transform((text) => text.split(';'))
  .pipe(z.tuple([inBoth, inBoth]));

const number = z
  .string()
  .trim()
  .regex(/^\d[\d -]{2,20}$/, 'must be a number');

/** An empty setting is none. */
const orNone = <T extends z.ZodType>(setting: T) =>
  z.preprocess((text) => text || undefined, setting.optional());

const CompanySchema = z.object({
  /** Who looks after cars and buyers, then who looks after the product and charging. */
  founders: orNone(pair),
  /** Number of the commercial register. */
  register: orNone(number),
  /** Number of the tax registration. */
  tax: orNone(number),
  /** Where somebody can see cars. */
  place: orNone(inBoth),
});

/** What a deployment says of its company; each is shown only where it is set. */
export type Company = z.infer<typeof CompanySchema>;

/**
 * The company's settings, as they are written in the environment.
 * @throws ZodError for one that is not as docs/deployment.md asks
 */
export const readCompany = (
  settings: Readonly<Record<keyof Company, string | undefined>>,
): Company => CompanySchema.parse(settings);
