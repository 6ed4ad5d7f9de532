import type { DialogFor } from '@/features/request/RequestDialog';
import { m } from '@/paraglide/messages.js';
import { ChargerRequestForm } from './ChargerRequestForm';

/** The dialog 'Help Me Choose a Charger' (Spec 2, 'Chargers'). */
export const dialogFor: DialogFor = () => ({
  title: m.charger_request_title(),
  children: <ChargerRequestForm />,
});
