import { useQuery } from '@tanstack/react-query';
import { Field, Input } from '#components/Field.tsx';
import { reasonsQuery } from '#features/desk/deal-queries.ts';
import { NamedSelect } from '#features/desk/NamedSelect.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';

type Values = { reason_id: string; reason: string };

type Props = {
  values: Values;
  onChange: (values: Partial<Values>) => void;
  /** Whether the person has tried to go on without any reason. */
  isMissing: boolean;
};

/** Why a deal is lost: a reason from the managers' list, words, or both. */
export function LostFields({ values, onChange, isMissing }: Props) {
  const { data: reasons = [], isError } = useQuery(reasonsQuery);
  const offered = reasons.filter(({ id, open }) => open || id === values.reason_id);
  return (
    <>
      {offered.length > 0 && (
        <NamedSelect
          label={m.desk_deals_reason_of_list()}
          error={isMissing ? m.desk_deals_reason_missing() : undefined}
          value={values.reason_id}
          choices={[
            ['', m.ui_field_choose()],
            ...offered.map((reason) => [reason.id, translated(reason, 'text')] as const),
          ]}
          onChoose={(reason_id) => onChange({ reason_id })}
        />
      )}
      {isError && <p role="status">{m.desk_deals_reasons_failed()}</p>}
      <Field
        label={m.desk_deals_reason_words()}
        hint={m.desk_deals_reason_words_hint()}
        error={isMissing && offered.length === 0 ? m.desk_reason_missing() : undefined}
      >
        <Input
          value={values.reason}
          maxLength={300}
          dir="auto"
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </Field>
    </>
  );
}

/** A lost deal's reason as the backend takes it; null where there is none. */
export function lostFor({ reason_id, reason }: Values) {
  const words = reason.trim();
  if (reason_id === '' && words === '') return null;
  return {
    to: 'done' as const,
    outcome: 'lost' as const,
    ...(reason_id && { reason_id }),
    ...(words && { reason: words }),
  };
}
