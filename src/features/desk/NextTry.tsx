import { useEffect, useId, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { cairoMoment, cairoToday, dayAfter } from '#domain/cairo.ts';
import { currentTime } from '#lib/clock.ts';
import { formatMoment, formatTime } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { useTyped } from './use-typed.tsx';
import { whenInWords } from './when-in-words.ts';

const hourMs = 3_600_000;

/** When a call is usually tried again, as moments; this evening only while it lies ahead. */
function usualTries(): { label: string; at: string }[] {
  const now = currentTime();
  const today = cairoToday();
  const evening = cairoMoment(`${today}T19:00`);
  const tomorrow = cairoMoment(`${dayAfter(today, 1)}T10:00`);
  return [
    { label: m.desk_people_call_try_hour(), at: new Date(now + hourMs).toISOString() },
    {
      label: m.desk_people_call_try_evening({ time: formatTime('19:00') }),
      at: evening !== null && Date.parse(evening) > now ? evening : null,
    },
    { label: m.desk_people_call_try_tomorrow({ time: formatTime('10:00') }), at: tomorrow },
  ].flatMap(({ label, at }) => (at === null ? [] : [{ label, at }]));
}

const tryIn = (words: string) => {
  const parts = whenInWords(words);
  return parts && cairoMoment(parts);
};

type Props = {
  leadId: string;
  busy: boolean;
  /** Called with a moment, null where there is no next try, and what to do once it is stored. */
  onChoose: (at: string | null, onStored?: () => void) => void;
};

/** When somebody who did not answer is called again: with one press, or in words. */
export function NextTry({ leadId, busy, onChoose }: Props) {
  const id = useId();
  const typed = useTyped(`next-try/${leadId}`, { words: '' });
  const { words } = typed.values;
  const at = tryIn(words);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <p id={id}>{m.desk_people_call_try()}</p>
      <div className="flex flex-wrap gap-2">
        {usualTries().map((usual, place) => (
          <Button
            key={usual.label}
            ref={place === 0 ? first : undefined}
            variant="secondary"
            size="sm"
            className="min-h-11"
            busy={busy}
            onClick={() => onChoose(usual.at)}
          >
            {usual.label}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11"
          busy={busy}
          onClick={() => onChoose(null)}
        >
          {m.desk_people_call_try_none()}
        </Button>
      </div>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (at !== null && !busy) onChoose(at, typed.forget);
        }}
      >
        <Field
          label={m.desk_people_call_try_words()}
          labelHidden
          hint={words.trim() === '' ? undefined : at ? formatMoment(at) : m.desk_when_unclear()}
          required
        >
          <Input
            value={words}
            maxLength={60}
            dir="auto"
            autoComplete="off"
            placeholder={m.desk_when_hint()}
            className="!min-h-11"
            onChange={({ target }) => typed.change({ words: target.value })}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className="min-h-11"
          busy={busy || at === null}
        >
          {m.desk_people_call_try_then()}
        </Button>
      </form>
    </fieldset>
  );
}
