import { Fragment, type ReactNode } from 'react';
import { SelectField } from '#components/ChoiceField.tsx';
import { Field, Textarea, TextField } from '#components/Field.tsx';
import type { FormField } from '#components/fields-of.ts';
import { SuggestedField } from '#components/SuggestedField.tsx';
import type { EditedField } from './fields.ts';

type Props<Name extends string> = {
  fields: readonly EditedField<Name>[];
  /** As `fieldsOf` makes it of the form. */
  field: (name: Name) => FormField;
  /** What writes a field in a way of its own, such as pictures. */
  own?: Partial<Record<Name, () => ReactNode>>;
};

/** The fields of a form as they are described, in their order. */
export function DescribedFields<Name extends string>({ fields, field, own }: Props<Name>) {
  return fields.map((described) => {
    const { name } = described;
    const registered = field(name);
    const write = own?.[name];
    return (
      <Fragment key={name}>
        {write ? write() : <DescribedField described={described} {...registered} />}
      </Fragment>
    );
  });
}

/** A field, by its kind. */
function DescribedField({ described, props, error }: FormField & { described: EditedField }) {
  const { kind, label, hint, required = false, dir = 'auto', rows = 4 } = described;
  const words = { label: label(), hint: hint?.(), error, required };
  if (kind === 'choice') {
    const { choices = [], choiceNames = {} } = described;
    const named = choices.map((value) => ({ value, label: choiceNames[value]?.() ?? value }));
    return <SelectField {...words} props={props} choices={named} />;
  }
  if (kind === 'lines') {
    return (
      <div className="col-span-full">
        <Field {...words}>
          <Textarea {...props} rows={rows} dir={dir} />
        </Field>
      </div>
    );
  }
  const common = { ...words, props, dir, autoComplete: 'off' };
  if (kind === 'link') {
    return <TextField {...common} type="url" inputMode="url" autoCapitalize="none" dir="ltr" />;
  }
  if (kind === 'amount') return <TextField {...common} inputMode="decimal" />;
  if (kind === 'day') return <TextField {...common} type="date" />;
  if (!described.suggestions) return <TextField {...common} type="text" />;
  return <SuggestedField {...common} type="text" names={described.suggestions} />;
}
