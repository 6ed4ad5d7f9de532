import { useState } from 'react';
import { cairoMoment, cairoParts, cairoToday, dayAfter } from '#domain/cairo.ts';
import { nextStepOf, nextStepWords } from './request-words.ts';
import { useTyped } from './use-typed.tsx';

type Step = { next_step: string | null; next_at: string | null };

const none: Step = { next_step: null, next_at: null };

/**
 * The fields of a next step as this person typed them over the stored one; tomorrow morning where there is none.
 * @param form as in `useTyped`
 */
export function useStep(form: string, { next_step, next_at }: Step = none) {
  const [tomorrow] = useState(() => `${dayAfter(cairoToday(), 1)}T10:00`);
  const typed = useTyped(
    form,
    {
      step: nextStepWords(next_step ?? ''),
      when: next_at ? cairoParts(next_at) : tomorrow,
    },
    `${next_step} ${next_at}`,
  );
  const [isMissing, setMissing] = useState(false);
  return {
    typed,
    isMissing,
    /** The step as the backend takes it; null where words or time are missing, which the fields then say. */
    check: () => {
      const [words, at] = [typed.values.step.trim(), cairoMoment(typed.values.when)];
      const isWhole = words !== '' && at !== null;
      setMissing(!isWhole);
      return isWhole ? { step: nextStepOf(words), at } : null;
    },
  };
}

export type TypedStep = ReturnType<typeof useStep>;
