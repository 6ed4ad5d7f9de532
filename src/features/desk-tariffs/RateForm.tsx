import { type FormEvent, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input, Textarea } from '#components/Field.tsx';
import { addRate, correctRate, type DatedRate, type EnteredRate } from '#data/tariff-edit.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { m } from '#paraglide/messages.js';
import { tabDraft } from '#session/tab-draft.ts';
import type { Kind } from './kinds.ts';
import { RemoveRate } from './RemoveRate.tsx';
import { type RateFaults, type RateValues, readRateForm, valuesOf } from './rate-form.ts';
import { kindName, rateWords } from './tariff-words.ts';
import { useSaveRate } from './use-save-rate.tsx';

/** How the sources in the table are written. */
const sourceExample = '\u2068Decree 101/2025: economynews.online (2025-09-04)\u2069';

type Props = {
  kind: Kind;
  /** Null for a new rate. */
  corrected: DatedRate | null;
  /** yyyy-MM-dd in Egypt */
  today: string;
  onDone: () => void;
};

/** A rate with its day and source. What is typed stays in this tab until it is saved. */
export function RateForm({ kind, corrected, today, onDone }: Props) {
  const [draft] = useState(() => tabDraft(`tariffs/${kind.key}/${corrected?.valid_from ?? 'new'}`));
  const [values, setValues] = useState<RateValues>(() => ({
    ...valuesOf(corrected, today),
    ...textsIn(draft.kept),
  }));
  const [faults, setFaults] = useState<RateFaults>({});
  const name = kindName(kind.key);
  const finish = () => {
    draft.remove();
    onDone();
  };
  const save = useSaveRate<EnteredRate>(m.desk_saved_name({ name }), (backend, rate) =>
    corrected ? correctRate(backend, corrected, rate) : addRate(backend, rate),
  );
  const change = (name: keyof RateValues) => (value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    draft.save(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readRateForm({ kind, rates: kind.rates, corrected, today }, values);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) return;
    const { failure } = await save.attempt(read.rate);
    if (failure === null) finish();
  };
  return (
    <div className="grid gap-6">
      {corrected && <p className="text-small text-muted">{m.desk_tariffs_correct_hint()}</p>}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={`${m.desk_tariffs_value()} (${rateWords({ value: 1, unit: kind.unit }).replace(/[1١]/, '…')})`}
          hint={kind.today ? m.desk_tariffs_value_now({ rate: rateWords(kind.today) }) : undefined}
          error={faults.value}
          required
        >
          <Input
            value={values.value}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            onChange={({ target }) => change('value')(target.value)}
          />
        </Field>
        <Field
          label={m.desk_tariffs_day()}
          hint={m.desk_tariffs_day_hint()}
          error={faults.valid_from}
          required
        >
          <Input
            type="date"
            value={values.valid_from}
            onChange={({ target }) => change('valid_from')(target.value)}
          />
        </Field>
        <Field
          label={m.desk_tariffs_source()}
          hint={m.desk_tariffs_source_hint({ example: sourceExample })}
          error={faults.source}
          required
        >
          <Textarea
            rows={2}
            dir="auto"
            value={values.source}
            onChange={({ target }) => change('source')(target.value)}
          />
        </Field>
        <Field label={m.desk_tariffs_note()} error={faults.note}>
          <Textarea
            rows={2}
            dir="auto"
            value={values.note}
            onChange={({ target }) => change('note')(target.value)}
          />
        </Field>
        <SaveFailure error={save.error} own={save.own} />
        <Button type="submit" size="lg" busy={save.isPending}>
          {m.desk_save()}
        </Button>
      </form>
      {corrected && (
        <RemoveRate
          rate={corrected}
          rates={kind.rates}
          today={today}
          name={name}
          onRemoved={finish}
        />
      )}
    </div>
  );
}

function textsIn(draft: unknown): Partial<RateValues> {
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
