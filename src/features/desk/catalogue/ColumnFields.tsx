import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useController } from 'react-hook-form';
import { fieldsOf } from '#components/fields-of.ts';
import type { EditedColumns } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { compareNames } from '#domain/names.ts';
import { DescribedFields } from '#features/desk/editor/DescribedFields.tsx';
import { ConnectorsField } from './ConnectorsField.tsx';
import { catalogueQuery } from './catalogue-queries.ts';
import { isRequired } from './columns.ts';
import type { ColumnSection } from './form-columns.ts';
import { LogoField } from './LogoField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { nameOf, type RowValues } from './row-form.ts';

type FormProps = { form: UseFormReturn<RowValues, unknown, EditedColumns> };

type Props = FormProps & { table: EditedTable; columns: ColumnSection['columns'] };

/** The fields of columns that are read together. */
export function ColumnFields({ table, columns, form }: Props) {
  const hasBrand = columns.some(({ name }) => name === 'brand');
  const { data: brands } = useQuery({ ...catalogueQuery('brands'), enabled: hasBrand });
  const fields = columns.map((column) => ({
    ...column,
    ...(column.name === 'brand' && {
      suggestions: brands?.map((brand) => nameOf('brands', brand)).sort(compareNames),
    }),
    required: isRequired(table, column),
    ...(column.kind === 'lines' && { dir: linesDir(column.name) }),
  }));
  const own = {
    photos: () => <Photos form={form} />,
    logo_url: () => <Logo form={form} />,
    connectors: () => <Connectors form={form} />,
  };
  return <DescribedFields fields={fields} field={fieldsOf(form)} own={own} />;
}

/** Lists are written one way, whatever the first letter of a line. */
const linesDir = (name: string): 'ltr' | 'rtl' => (name === 'features_ar' ? 'rtl' : 'ltr');

function Photos({ form: { control } }: FormProps) {
  const { field, fieldState } = useController({ name: 'photos', control });
  return (
    <div className="col-span-full">
      <PhotoField
        value={field.value}
        fault={fieldState.error?.message}
        onChange={(value) => field.onChange(value)}
      />
    </div>
  );
}

function Connectors({ form: { control } }: FormProps) {
  const { field, fieldState } = useController({ name: 'connectors', control });
  return (
    <ConnectorsField
      value={field.value}
      fault={fieldState.error?.message}
      onChange={(value) => field.onChange(value)}
    />
  );
}

function Logo({ form: { control } }: FormProps) {
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
