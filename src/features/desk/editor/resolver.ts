import type { FieldValues, Resolver } from 'react-hook-form';

/** What a form means, or a sentence for each field at fault. */
type Read<Checked> = { checked: Checked } | { faults: Readonly<Record<string, string>> };

/** Rules that name the fields at fault, as react-hook-form asks for them. */
export const resolverOf =
  <Values extends FieldValues, Checked>(
    read: (values: Values) => Read<Checked>,
  ): Resolver<Values, unknown, Checked> =>
  (values) => {
    const answer = read(values);
    if ('checked' in answer) return { values: answer.checked, errors: {} };
    const errors = Object.entries(answer.faults).map(([name, message]) => [
      name,
      { type: 'rule', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
