import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Island, IslandBoundary } from '#components/Island.tsx';
import { Toaster } from '#components/Toaster.tsx';
import { notify } from '#components/toast.store.ts';
import type { DialogKind } from '#features/request/dialog.store.ts';
import {
  $dialog,
  $pageCar,
  $pageCharger,
  closeRequest,
  provideForms,
  type RequestDialogProps,
  type RequestedCar,
  type RequestedCharger,
  resumeRequest,
} from '#features/request/dialog.store.ts';
import { m } from '#paraglide/messages.js';
import { $user } from '#session/session.store.ts';
import { importForm } from './request-forms.tsx';

// Before hydration: a button may be pressed by then.
provideForms(importForm);

type Props = {
  /** The car or charger of the page. */
  car: RequestedCar | null;
  charger?: RequestedCharger | null;
};

/** The dialogs of requests and the toasts, once on every page. */
export default function RequestDialogs({ car, charger = null }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  useEffect(() => {
    if (car) $pageCar.set(car);
    if (charger) $pageCharger.set(charger);
    if ($user.get()) resumeRequest();
  }, [car, charger]);
  return (
    <Island>
      <IslandBoundary>
        <CurrentDialog pageCar={car} />
      </IslandBoundary>
      {body && createPortal(<Toasts />, body)}
    </Island>
  );
}

/** Open dialogs hide the page from screen readers, except elements of the body with this attribute. */
function Toasts() {
  return (
    <div data-live-announcer="">
      <Toaster />
    </div>
  );
}

function CurrentDialog({ pageCar }: { pageCar: RequestedCar | null }) {
  const dialog = useStore($dialog, { ssr: 'initial' });
  if (!dialog) return null;
  const Dialog = lazyDialog(dialog.kind);
  return (
    <Suspense>
      {/* A button that was pressed before this island was ready may not have known the page's car. */}
      <Dialog key={dialog.id} car={dialog.car ?? pageCar} onClosed={closeRequest} />
    </Suspense>
  );
}

const dialogs = new Map<DialogKind, ComponentType<RequestDialogProps>>();

/** A dialog whose code is fetched when it is first rendered. If that fails it closes, and the next opening retries. */
function lazyDialog(kind: DialogKind): ComponentType<RequestDialogProps> {
  const known = dialogs.get(kind);
  if (known) return known;
  const dialog = lazy(() =>
    importForm(kind).catch((error: unknown) => {
      console.error(error);
      dialogs.delete(kind);
      closeRequest();
      notify('error', { title: m.ui_not_loaded(), text: m.ui_not_loaded_text() });
      return { default: () => null };
    }),
  );
  dialogs.set(kind, dialog);
  return dialog;
}
