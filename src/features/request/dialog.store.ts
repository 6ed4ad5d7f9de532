import { atom } from 'nanostores';
import { requireSignIn } from '@/session/prompt';

/** What a person may ask the sales team for. */
export type RequestKind = 'visit' | 'finance' | 'insurance' | 'advice' | 'charger_advice';

/** The car that a request is about. */
export type RequestedCar = {
  /** Of its record, `cars.id`. */
  id: string;
  brand: string;
  model: string;
  /** Egyptian pounds; null when it is not known. */
  price: number | null;
};

/** The request dialog that is open, or null. `RequestDialogs` in the layout renders it. */
export const $dialog = atom<{ kind: RequestKind; car: RequestedCar | null } | null>(null);

/** The car that the whole page is about, for buttons outside of it, such as 'Finance' in the header. */
export const $pageCar = atom<RequestedCar | null>(null);

/** Opens a request's dialog, or asks the visitor to sign in first. */
export function openRequest(kind: RequestKind, car: RequestedCar | null = $pageCar.get()): void {
  const action = kind === 'advice' && car !== null ? 'car_advice' : kind;
  if (requireSignIn(action)) $dialog.set({ kind, car });
}

export function closeRequest(): void {
  $dialog.set(null);
}
