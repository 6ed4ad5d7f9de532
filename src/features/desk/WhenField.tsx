import { useState } from 'react';
import { Field, Input } from '#components/Field.tsx';
import { m } from '#paraglide/messages.js';
import { whenInWords } from './when-in-words.ts';

type Props = {
  /** yyyy-MM-ddTHH:mm in Egypt */
  value: string;
  onChange: (when: string) => void;
};

/** The day and the hour of a next step: chosen, written in words, or with one press. */
export function WhenField({ value, onChange }: Props) {
  const [words, setWords] = useState('');
  const isUnclear = words.trim() !== '' && whenInWords(words) === null;
  const say = (text: string) => {
    const when = whenInWords(text);
    if (when !== null) onChange(when);
  };
  const usual = [m.desk_when_hour(), m.desk_when_tomorrow(), m.desk_when_week()];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={m.desk_next_when()} required>
        <Input
          type="datetime-local"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <Field
        label={m.desk_when_words()}
        labelHidden
        hint={isUnclear ? m.desk_when_unclear() : undefined}
        required
      >
        <Input
          value={words}
          maxLength={60}
          dir="auto"
          autoComplete="off"
          placeholder={m.desk_when_hint()}
          onChange={({ target }) => {
            setWords(target.value);
            say(target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-x-4">
        {usual.map((text) => (
          <button
            key={text}
            type="button"
            className="link min-h-11 text-small"
            onClick={() => {
              setWords('');
              say(text);
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}
