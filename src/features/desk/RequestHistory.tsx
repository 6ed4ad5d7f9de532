import { useId, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Textarea } from '#components/Field.tsx';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { eventWords } from './request-words.ts';
import type { RequestProps } from './use-act.tsx';
import { notifySaved } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';
import { useTyped } from './use-typed.tsx';

/** The history of a request, the latest first, and a field to add a private note. */
export function RequestHistory(props: RequestProps) {
  const { events, mails } = props.request;
  const id = useId();
  const undelivered = mails.some(({ given_up_at }) => given_up_at);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_history()}
      </h3>
      <NoteForm {...props} />
      {undelivered && <p className="text-small text-danger">{m.desk_mail_undelivered()}</p>}
      {events.length === 0 && <p className="text-small text-muted">{m.desk_history_empty()}</p>}
      <ol className="grid grid-cols-1 gap-3">
        {events.toReversed().map((event) => {
          const { line, text } = eventWords(event);
          return (
            <li key={event.id} className="border-s border-edge ps-3 text-small">
              <p>
                <bdi className="font-semibold">{event.actor_name}</bdi> · {line}
              </p>
              {text && (
                <p dir="auto" className="whitespace-pre-wrap break-words">
                  {text}
                </p>
              )}
              <time dateTime={event.happened_at} className="text-micro text-muted">
                {formatMoment(event.happened_at)}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The longest note that the database takes, in letters. */
const noteLimit = 10_000;

/** A note that only the team reads. */
function NoteForm({ request: { lead }, actions }: RequestProps) {
  const typed = useTyped(`note/${lead.id}`, { text: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  useDeskKey('note', () => field.current?.focus());
  const { text } = typed.values;
  const save = () => {
    const note = text.trim();
    if (note === '') return;
    actions.act({ action: 'note', detail: { text: note } }, () => {
      typed.forget();
      notifySaved();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={m.desk_note()} hint={m.desk_note_hint()} required>
        <Textarea
          ref={field}
          rows={2}
          value={text}
          maxLength={noteLimit}
          dir="auto"
          onChange={({ target }) => typed.change({ text: target.value })}
        />
      </Field>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={actions.busy || text.trim() === ''}
        onClick={save}
      >
        {m.desk_note_save()}
      </Button>
      <ActFault actions={actions} about={['note']} />
    </div>
  );
}
