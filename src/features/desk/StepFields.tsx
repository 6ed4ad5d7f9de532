import type { Ref } from 'react';
import { Field, Input } from '#components/Field.tsx';
import { m } from '#paraglide/messages.js';
import type { TypedStep } from './use-step.tsx';
import { WhenField } from './WhenField.tsx';

type Props = {
  step: Pick<TypedStep, 'typed' | 'isMissing'>;
  /** The field of the words. */
  ref?: Ref<HTMLInputElement>;
};

/** What is done next, and when. */
export function StepFields({ step: { typed, isMissing }, ref }: Props) {
  const { step, when } = typed.values;
  return (
    <>
      <Field
        label={m.desk_next_step()}
        error={isMissing ? m.desk_next_missing() : undefined}
        required
      >
        <Input
          ref={ref}
          value={step}
          maxLength={300}
          dir="auto"
          placeholder={m.desk_next_hint()}
          onChange={({ target }) => typed.change({ step: target.value })}
        />
      </Field>
      <WhenField value={when} onChange={(at) => typed.change({ when: at })} />
    </>
  );
}
