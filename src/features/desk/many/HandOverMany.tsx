import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Select } from '#components/Field.tsx';
import type { ActOnMany } from '#data/desk-many.ts';
import { useOwners } from '#features/desk/use-queue.tsx';
import { m } from '#paraglide/messages.js';

export type ManyFormProps = {
  busy: boolean;
  /** @returns whether it is stored */
  onAct: (act: ActOnMany) => Promise<boolean>;
};

const nobody = 'nobody';

/** To whom the chosen requests go. */
export function HandOverMany({ busy, onAct }: ManyFormProps) {
  const { data: owners = [] } = useOwners();
  const [to, setTo] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <>
      <Field
        label={m.desk_deals_hand_over_to()}
        error={isTried && to === '' ? m.desk_deals_hand_over_missing() : undefined}
        required
      >
        <Select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{m.ui_field_choose()}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={nobody}>{m.desk_no_owner()}</option>
        </Select>
      </Field>
      <Button
        busy={busy}
        onClick={() => {
          setTried(true);
          if (to === '') return;
          void onAct({ action: 'assigned', detail: { to: to === nobody ? null : to } });
        }}
      >
        {m.desk_deals_hand_over()}
      </Button>
    </>
  );
}
