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

export type OpenDialog = {
  /** Different for each opening, so that each starts with a new form. */
  id: number;
  kind: RequestKind;
  car: RequestedCar | null;
};

/** The request dialog that is open, or null. `RequestDialogs` in the layout renders it. */
export const $dialog = atom<OpenDialog | null>(null);

/** The car that the whole page is about, for buttons outside of it, such as 'Finance' in the header. */
export const $pageCar = atom<RequestedCar | null>(null);

let openings = 0;

/**
 * Opens a request's dialog, or asks the visitor to sign in first.
 * @returns whether the visitor is signed in
 */
export function openRequest(kind: RequestKind, car: RequestedCar | null = $pageCar.get()): boolean {
  const action = kind === 'advice' && car !== null ? 'car_advice' : kind;
  const isSignedIn = requireSignIn(action);
  if (isSignedIn) {
    openings += 1;
    $dialog.set({ id: openings, kind, car });
  }
  return isSignedIn;
}

export function closeRequest(): void {
  $dialog.set(null);
}
