import { useForm } from 'react-hook-form';
import { fieldsOf } from '#components/fields-of.ts';
import { addRate, correctRate, type DatedRate, type EnteredRate } from '#data/tariff-edit.ts';
import { DescribedFields } from '#features/desk/editor/DescribedFields.tsx';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import { resolverOf } from '#features/desk/editor/resolver.ts';
import { m } from '#paraglide/messages.js';
import { tabDraft } from '#session/tab-draft.ts';
import type { RateKind } from './kinds.ts';
import { RemoveRate } from './RemoveRate.tsx';
import { rateFields } from './rate-fields.ts';
import { type RateValues, rateValuesOf, readRateForm } from './rate-form.ts';
import { ownWords, rateChange } from './save-rate.ts';
import { tariffName } from './tariff-words.ts';

type Props = {
  kind: RateKind;
  /** Null for a new rate. */
  corrected: DatedRate | null;
  /** yyyy-MM-dd in Egypt */
  today: string;
  onDone: () => void;
};

/** A rate with its day and source. */
export function RateForm({ kind, corrected, today, onDone }: Props) {
  const form = useForm<RateValues, unknown, EnteredRate>({
    defaultValues: rateValuesOf(corrected, today),
    resolver: resolverOf((values) =>
      readRateForm({ kind, rates: kind.rates, corrected, today }, values),
    ),
  });
  const name = tariffName(kind.key);
  const draft = `tariffs/${kind.key}/${corrected?.valid_from ?? 'new'}`;
  return (
    <div className="grid gap-6">
      {corrected && <p className="text-small text-muted">{m.desk_tariffs_correct_hint()}</p>}
      <EditForm
        draft={draft}
        form={form}
        change={rateChange<Edited<EnteredRate>>(
          m.desk_saved_name({ name }),
          (backend, { checked }) =>
            corrected ? correctRate(backend, corrected, checked) : addRate(backend, checked),
        )}
        own={ownWords()}
        onDone={onDone}
      >
        <DescribedFields fields={rateFields(kind)} field={fieldsOf(form)} />
      </EditForm>
      {corrected && (
        <RemoveRate
          rate={corrected}
          rates={kind.rates}
          today={today}
          name={name}
          onRemoved={() => {
            tabDraft(draft).remove();
            onDone();
          }}
        />
      )}
    </div>
  );
}
