import { useState } from 'react';
import { useLate } from '#components/use-late.tsx';
import { useDeskKey } from '#features/desk/use-desk-key.tsx';

const load = async () => (await import('./AddCustomerDialog.tsx')).AddCustomerDialog;

/** Adds somebody who called or came in, in every part: by a key, a button or the command bar. */
export function AddCustomer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const AddCustomerDialog = useLate(load, open, close);
  useDeskKey('add', () => setOpen(true));
  return AddCustomerDialog && <AddCustomerDialog open={open} onClose={close} />;
}
