import { lazy, Suspense, useState } from 'react';
import { useDeskKey } from '#features/desk/use-desk-key.tsx';

const AddCustomerDialog = lazy(async () => ({
  default: (await import('./AddCustomerDialog.tsx')).AddCustomerDialog,
}));

/** Adds somebody who called or came in, in every part: by a key, a button or the command bar. */
export function AddCustomer() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useDeskKey('add', () => setState('open'));
  return (
    state !== 'unused' && (
      <Suspense>
        <AddCustomerDialog open={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    )
  );
}
