import { Button } from '#components/Button.tsx';
import { StepFields } from '#features/desk/StepFields.tsx';
import { useStep } from '#features/desk/use-step.tsx';
import { m } from '#paraglide/messages.js';
import type { ManyFormProps } from './HandOverMany.tsx';

/** The same next step for the chosen requests. */
export function StepMany({ busy, onAct }: ManyFormProps) {
  const step = useStep('many/next');
  const set = async () => {
    const detail = step.check();
    if (detail !== null && (await onAct({ action: 'next', detail }))) step.typed.forget();
  };
  return (
    <>
      <StepFields step={step} />
      <Button busy={busy} onClick={() => void set()}>
        {m.desk_save()}
      </Button>
    </>
  );
}
