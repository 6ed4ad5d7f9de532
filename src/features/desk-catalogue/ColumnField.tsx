import { type Control, useController } from 'react-hook-form';
import { SelectField } from '#components/ChoiceField.tsx';
import { Field, Textarea, TextField } from '#components/Field.tsx';
import type { FormField } from '#components/fields-of.ts';
import type { EditedColumns, EditedTable } from '#data/catalogue-edit.ts';
import { type Column, isRequired } from './columns.ts';
import { LogoField } from './LogoField.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { FormValues } from './row-form.ts';

type ControlProps = { control: Control<FormValues, unknown, EditedColumns> };

type Props = FormField & ControlProps & { table: EditedTable; column: Column };

/** The field of a column, by its kind. */
export function ColumnField({ table, column, control, props, error }: Props) {
  const { name, kind, label, choices = [], choiceNames = {} } = column;
  const words = { label: label(), error, required: isRequired(table, column) };
  if (name === 'photos') return <Photos control={control} />;
  if (name === 'logo_url') return <Logo control={control} />;
  if (kind === 'choice') {
    const named = choices.map((value) => ({ value, label: choiceNames[value]?.() ?? value }));
    return <SelectField {...words} props={props} choices={named} />;
  }
  if (kind === 'lines') {
    return (
      <div className="sm:col-span-2">
        <Field {...words}>
          <Textarea {...props} rows={4} dir={name === 'features_ar' ? 'rtl' : 'ltr'} />
        </Field>
      </div>
    );
  }
  return (
    <TextField
      {...words}
      props={props}
      type={kind === 'day' ? 'date' : 'text'}
      {...(kind === 'amount' && { inputMode: 'decimal' })}
      autoComplete="off"
      dir="auto"
    />
  );
}

function Photos({ control }: ControlProps) {
  const { field, fieldState } = useController({ name: 'photos', control });
  return (
    <div className="sm:col-span-2">
      <PhotoField
        value={field.value}
        fault={fieldState.error?.message}
        onChange={(value) => field.onChange(value)}
      />
    </div>
  );
}

function Logo({ control }: ControlProps) {
  const { field, fieldState } = useController({ name: 'logo_url', control });
  return (
    <LogoField
      value={field.value}
      fault={fieldState.error?.message}
      inputRef={field.ref}
      onChange={(value) => field.onChange(value)}
    />
  );
}
