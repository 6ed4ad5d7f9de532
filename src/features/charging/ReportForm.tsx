import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Select, Textarea } from '#components/Field.tsx';
import { Notice } from '#components/States.tsx';
import { reportPoint, type SentReport } from '#data/point-reports.ts';
import { longestReport, pointFaults, reportWords } from '#domain/point-reports.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { pointFaultNames } from './point-fault-names.ts';

/** What became of the last attempt; `unsure` where no answer came. */
type Outcome = SentReport | 'unsure';

const failures: Record<Exclude<Outcome, 'told'>, { title: () => string; text: () => string }> = {
  unknown: { title: m.charging_report_gone, text: m.charging_report_gone_text },
  too_often: { title: m.charging_report_too_often, text: m.charging_report_too_often_text },
  unsure: { title: m.charging_report_unsure, text: m.charging_report_unsure_text },
};

/** What is wrong at a charging point: one choice, and words if somebody likes. What is typed stays where sending fails. */
export function ReportForm({ pointId }: { pointId: string }) {
  const [kind, setKind] = useState('');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    // The button that was pressed is gone.
    if (outcome === 'told') thanks.current?.focus();
  }, [outcome]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const chosen = pointFaults.find((one) => one === kind);
    if (chosen === undefined) {
      setError(m.charging_report_kind_missing());
      select.current?.focus();
      return;
    }
    setSending(true);
    setOutcome(null);
    const report = { point: pointId, kind: chosen, words: reportWords(words) };
    const answer = await reportPoint({ ...report, language: getLocale() }).catch((cause) => {
      console.info('A report was not sent', cause);
      return 'unsure' as const;
    });
    setOutcome(answer);
    setSending(false);
  };
  if (outcome === 'told') {
    return (
      <div ref={thanks} tabIndex={-1} role="status" className="outline-none">
        <Notice
          tone="positive"
          title={m.charging_report_sent()}
          text={m.charging_report_sent_text()}
        />
      </div>
    );
  }
  const failure = outcome && failures[outcome];
  return (
    <form
      method="post"
      noValidate
      aria-busy={isSending}
      aria-describedby={id}
      onSubmit={(event) => void send(event)}
      className="grid w-full max-w-prose gap-4"
    >
      <p id={id} className="text-small text-muted">
        {m.charging_report_text()}
      </p>
      <div inert={isSending} className="contents">
        <Field label={m.charging_report_kind()} error={error} required>
          <Select
            ref={select}
            value={kind}
            onChange={({ currentTarget }) => {
              setKind(currentTarget.value);
              setError(undefined);
            }}
          >
            <option value="">{m.ui_field_choose()}</option>
            {pointFaults.map((name) => (
              <option key={name} value={name}>
                {pointFaultNames[name]()}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.charging_report_words()} hint={m.charging_report_words_hint()}>
          <Textarea
            rows={3}
            dir="auto"
            maxLength={longestReport}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Field>
      </div>
      {failure && (
        <div role="alert">
          <Notice tone="warning" title={failure.title()} text={failure.text()} />
        </div>
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {isSending ? m.charging_report_sending() : m.charging_report_send()}
      </Button>
    </form>
  );
}
