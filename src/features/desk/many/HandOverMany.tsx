import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import type { ActOnMany } from '#data/desk-many.ts';
import { OwnerSelect } from '#features/desk/OwnerSelect.tsx';
import { m } from '#paraglide/messages.js';

export type ManyFormProps = {
  busy: boolean;
  /** @returns whether it is stored */
  onAct: (act: ActOnMany) => Promise<boolean>;
};

/** To whom the chosen requests go. */
export function HandOverMany({ busy, onAct }: ManyFormProps) {
  const [to, setTo] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  return (
    <>
      <OwnerSelect
        label={m.desk_deals_hand_over_to()}
        error={isTried && to === null ? m.desk_deals_hand_over_missing() : undefined}
        value={to}
        none={m.ui_field_choose()}
        nobody={m.desk_no_owner()}
        onChoose={setTo}
      />
      <Button
        busy={busy}
        onClick={() => {
          setTried(true);
          if (to === null) return;
          void onAct({ action: 'assigned', detail: { to: to === 'nobody' ? null : to } });
        }}
      >
        {m.desk_deals_hand_over()}
      </Button>
    </>
  );
}
