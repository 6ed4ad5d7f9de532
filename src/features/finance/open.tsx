import type { AskedCar } from '@/features/request/asked-car';
import { showRequest } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { FinanceForm } from './FinanceForm';

/** Opens the dialog that asks for financing, of a car where the page is about one (Spec 4, 'Finance modal'). */
export function open(car: AskedCar | null): void {
  showRequest({
    title: m.finance_title(),
    children: <FinanceForm car={car} />,
  });
}
