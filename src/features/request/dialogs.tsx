import type { ComponentType } from 'react';
import type { RequestedCar, RequestKind } from './dialog.store';

export type RequestDialogProps = {
  car: RequestedCar | null;
  /** The dialog has left the screen. */
  onClosed: () => void;
};

type DialogModule = { default: ComponentType<RequestDialogProps> };

const importers: Record<RequestKind, () => Promise<DialogModule>> = {
  visit: () => import('@/features/visit/dialog'),
  finance: () => import('@/features/finance/dialog'),
  insurance: () => import('@/features/insurance/dialog'),
  advice: () => import('@/features/advice/dialog'),
  charger_advice: () => import('@/features/charger-request/dialog'),
};

/** Fetches the code of a dialog. The browser fetches each only once. */
export function importDialog(kind: RequestKind): Promise<DialogModule> {
  return importers[kind]();
}

/** Fetches the code of a dialog early. A failure shows when the dialog is opened. */
export async function preloadDialog(kind: RequestKind): Promise<void> {
  await importDialog(kind).catch(() => undefined);
}
