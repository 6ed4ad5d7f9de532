import { useRef } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import type { Lead } from '#data/desk.ts';
import { openLead } from '#features/desk/address.store.ts';
import { m } from '#paraglide/messages.js';
import { WalkInForm } from './WalkInForm.tsx';

type Props = { open: boolean; onClose: () => void };

/** The form for somebody who called or came in; their request opens afterwards. */
export function AddCustomerDialog({ open, onClose }: Props) {
  const added = useRef<Lead>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // The focus has gone back by then, so the request that opens can take it.
      onClosed={() => {
        const lead = added.current;
        added.current = null;
        if (lead) openLead(lead);
      }}
      title={m.desk_people_add()}
      size="tall"
    >
      <WalkInForm
        onAdded={(lead) => {
          added.current = lead;
          onClose();
        }}
      />
    </Dialog>
  );
}
