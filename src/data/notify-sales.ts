import { paths } from '@/config/paths';
import type { Backend } from './client';
import { callAsPerson } from './own-call';
import type { VisitRequest } from './requests';

/**
 * Has the sales team told of a visit that was just stored. A failure is only logged: a
 * sweep tells of what was not told of.
 */
export async function notifySales(
  backend: Backend,
  visit: VisitRequest,
  car: { brand: string; model: string },
): Promise<void> {
  try {
    const body = { visit_request: { ...visit, car_details: car } };
    // The person may close the page as soon as they are told that it is booked.
    const answer = await callAsPerson(backend, paths.sendNotification, body, { keepalive: true });
    if (!answer?.ok) throw new Error(`The sales team was not told: ${answer?.status}`);
  } catch (error) {
    console.warn(error);
  }
}
