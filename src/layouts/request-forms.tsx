import type { ComponentType } from 'react';
import type { DialogKind, RequestDialogProps } from '#features/request/dialog.store.ts';

type FormModule = { default: ComponentType<RequestDialogProps> };

const importers: Record<DialogKind, () => Promise<FormModule>> = {
  visit: () => import('#features/visit/VisitForm.tsx'),
  finance: () => import('#features/finance/FinanceForm.tsx'),
  insurance: () => import('#features/insurance/InsuranceDialog.tsx'),
  advice: () => import('#features/advice/CarRequestForm.tsx'),
  charger_advice: () => import('#features/charger-request/ChargerRequestForm.tsx'),
};

/** Fetches the code of a request's dialog. The browser fetches each only once. */
export function importForm(kind: DialogKind): Promise<FormModule> {
  return importers[kind]();
}
