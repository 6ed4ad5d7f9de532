import { showRequest } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { ChargerRequestForm } from './ChargerRequestForm';

/** Opens the dialog 'Help Me Choose a Charger' (Spec 2, 'Chargers'). */
export function open(): void {
  showRequest({ title: m.charger_request_title(), children: <ChargerRequestForm /> });
}
