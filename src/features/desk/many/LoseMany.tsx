import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LostFields, lostFor } from '#features/desk/deals/LostFields.tsx';
import { useTyped } from '#features/desk/use-typed.tsx';
import { m } from '#paraglide/messages.js';
import type { ManyFormProps } from './HandOverMany.tsx';

/** Why the chosen requests are lost. */
export function LoseMany({ busy, onAct }: ManyFormProps) {
  const typed = useTyped('many/lost', { reason_id: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const detail = lostFor(typed.values);
  const close = async () => {
    setTried(true);
    if (detail !== null && (await onAct({ action: 'status', detail }))) typed.forget();
  };
  return (
    <>
      <p className="text-small text-muted">{m.desk_deals_close_many_text()}</p>
      <LostFields
        values={typed.values}
        onChange={typed.change}
        isMissing={isTried && detail === null}
      />
      <Button busy={busy} onClick={() => void close()}>
        {m.desk_deals_close_many()}
      </Button>
    </>
  );
}
