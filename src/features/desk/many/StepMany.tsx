import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { cairoMoment, cairoToday, dayAfter } from '#domain/cairo.ts';
import { nextStepOf } from '#features/desk/request-words.ts';
import { useTyped } from '#features/desk/use-typed.tsx';
import { WhenField } from '#features/desk/WhenField.tsx';
import { m } from '#paraglide/messages.js';
import type { ManyFormProps } from './HandOverMany.tsx';

/** The same next step for the chosen requests. */
export function StepMany({ busy, onAct }: ManyFormProps) {
  const [tomorrow] = useState(() => `${dayAfter(cairoToday(), 1)}T10:00`);
  const typed = useTyped('many/next', { step: '', when: tomorrow });
  const { step, when } = typed.values;
  const [isMissing, setMissing] = useState(false);
  const set = async () => {
    const [words, at] = [step.trim(), cairoMoment(when)];
    setMissing(words === '' || at === null);
    if (words === '' || at === null) return;
    if (await onAct({ action: 'next', detail: { step: nextStepOf(words), at } })) typed.forget();
  };
  return (
    <>
      <Field
        label={m.desk_next_step()}
        error={isMissing ? m.desk_next_missing() : undefined}
        required
      >
        <Input
          value={step}
          maxLength={300}
          dir="auto"
          placeholder={m.desk_next_hint()}
          onChange={({ target }) => typed.change({ step: target.value })}
        />
      </Field>
      <WhenField value={when} onChange={(at) => typed.change({ when: at })} />
      <Button busy={busy} onClick={() => void set()}>
        {m.desk_save()}
      </Button>
    </>
  );
}
