import { lazy, Suspense } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { Skeleton } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';

type Props = {
  /** Of the request. */
  id: string;
  open: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** The form brings the calendar, which few people need here. */
const AskForm = lazy(() =>
  import('./AskForm.tsx').catch((error: unknown) => {
    console.error(error);
    return { default: NotLoaded };
  }),
);

/** The dialog that asks for another time of a visit. */
export function AskDialog({ open, onClose, id, onChanged }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={m.activity_ask()} size="tall">
      <p className="mb-5 text-muted">{m.activity_ask_text()}</p>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <AskForm id={id} onClose={onClose} onChanged={onChanged} />
      </Suspense>
    </Dialog>
  );
}

function NotLoaded() {
  return <p role="alert">{m.ui_not_loaded_text()}</p>;
}
