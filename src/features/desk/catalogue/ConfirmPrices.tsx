import { useForm } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/Field.tsx';
import { Form } from '#components/Form.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { chargerColumns } from '#domain/columns.ts';
import { saysIndicative } from '#domain/indicative.ts';
import { resolverOf } from '#features/desk/editor/resolver.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  /** Who confirms them where nobody else is named. */
  usual: string;
  busy: boolean;
  onConfirm: (source: string) => void;
};

/** Asks once who confirms the prices of the ticked rows today. */
export function ConfirmPrices({ usual, busy, onConfirm }: Props) {
  const form = useForm<{ source: string }, unknown, string>({
    defaultValues: { source: usual },
    resolver: resolverOf(({ source }) => readSource(source)),
  });
  return (
    <Form
      form={form}
      onSubmit={async (source) => onConfirm(source)}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <TextField
          label={m.desk_catalogue_confirm_source()}
          required
          autoComplete="off"
          dir="auto"
          {...fieldsOf(form)('source')}
        />
      </div>
      <Button type="submit" busy={busy}>
        {m.desk_catalogue_confirm_today()}
      </Button>
    </Form>
  );
}

function readSource(typed: string) {
  const { data } = chargerColumns.price_source.safeParse(typed);
  if (!data) return { faults: { source: m.desk_required() } };
  if (saysIndicative(data)) return { faults: { source: m.desk_catalogue_fault_indicative() } };
  return { checked: data };
}
