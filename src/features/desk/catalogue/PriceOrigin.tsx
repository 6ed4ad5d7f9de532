import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { RadioField } from '#components/ChoiceField.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { TextField } from '#components/Field.tsx';
import { Form } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { resolverOf } from '#features/desk/editor/resolver.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { priceStandingNames } from './columns.ts';
import { type FormFaults, parseRowForm, type RowValues } from './row-form.ts';

/** Where a price is from, as the form of its row has it. */
export type PriceOriginValues = {
  price_standing: string;
  price_source: string;
  price_verified_on: string;
};

type Props = {
  table: EditedTable;
  /** The form that is being saved. */
  values: RowValues;
  /** The source where it was typed anew, '' where the form has that of the old price. */
  source: string;
  /** EGP, before and after; null for none. */
  from: number | null;
  to: number | null;
  onAnswer: (origin: PriceOriginValues) => void;
  onClose: () => void;
};

/** Asks where a new price is from, so that it does not take over the source and the day of the old one. */
export function PriceOrigin({ table, values, source, from, to, onAnswer, onClose }: Props) {
  const today = cairoToday();
  const form = useForm<PriceOriginValues, unknown, PriceOriginValues>({
    defaultValues: { price_standing: 'confirmed', price_source: source, price_verified_on: today },
    resolver: resolverOf((origin) => {
      const faults = faultsOf({ table, values }, origin);
      return Object.keys(faults).length > 0 ? { faults } : { checked: origin };
    }),
  });
  const field = fieldsOf(form);
  const level = { price_standing: 'level', price_source: '', price_verified_on: today };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.desk_catalogue_origin_title()}
      description={m.desk_catalogue_origin_text({ from: formatEgp(from), to: formatEgp(to) })}
    >
      <Form form={form} onSubmit={async (origin) => onAnswer(origin)}>
        <RadioField
          label={m.desk_catalogue_price_standing()}
          required
          choices={(['confirmed', 'reported'] as const).map((value) => ({
            value,
            label: priceStandingNames[value](),
          }))}
          {...field('price_standing')}
        />
        <TextField
          label={m.desk_catalogue_price_source()}
          required
          autoComplete="off"
          dir="auto"
          {...field('price_source')}
        />
        <TextField
          label={m.desk_catalogue_price_day()}
          required
          type="date"
          {...field('price_verified_on')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg">
            {m.desk_save()}
          </Button>
          <Button size="lg" variant="secondary" onClick={() => onAnswer(level)}>
            {m.desk_catalogue_origin_level()}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** The faults of these three among those of the row that is being saved. */
function faultsOf(
  { table, values }: Pick<Props, 'table' | 'values'>,
  origin: PriceOriginValues,
): FormFaults {
  const read = parseRowForm(table, { ...values, ...origin });
  const faults = 'faults' in read ? read.faults : {};
  return Object.fromEntries(Object.entries(faults).filter(([name]) => name in origin));
}
