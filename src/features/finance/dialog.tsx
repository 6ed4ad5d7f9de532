import type { DialogFor } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { FinanceForm } from './FinanceForm';

/** The dialog that asks for financing, of a car where the page is about one (Spec 4, 'Finance modal'). */
export const dialogFor: DialogFor = (car) => ({
  title: m.finance_title(),
  children: <FinanceForm car={car} />,
});
