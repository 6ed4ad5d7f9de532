import { atom } from 'nanostores';
import { paths } from '#config/paths.ts';
import { fullName } from '#domain/full-name.ts';
import { savesData } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { consumeIntention } from '#session/intention.ts';
import { type GuardedAction, requireSignIn } from '#session/prompt.ts';

/** The kinds of request. */
export type DialogKind = 'visit' | 'finance' | 'insurance' | 'advice' | 'charger_advice';

/** The car that a request is about. */
export type RequestedCar = {
  /** Of its record, `cars.id`. */
  id: string;
  brand: string;
  model: string;
  /** Egyptian pounds; null when it is not known. */
  price: number | null;
};

/** The charger that a request is about. */
export type RequestedCharger = {
  id: string;
  name: string;
  /** As its record says; null when it does not. */
  connectorType: string | null;
};

type OpenDialog = {
  /** Different for each opening, so that each starts with a new form. */
  id: number;
  kind: DialogKind;
  car: RequestedCar | null;
};

/** The request dialog that is open, or null. `RequestDialogs` in the layout renders it. */
export const $dialog = atom<OpenDialog | null>(null);

/** The car that the whole page is about, for buttons outside of it, such as 'Finance' in the header. */
export const $pageCar = atom<RequestedCar | null>(null);

/** The charger that the whole page is about, which 'Book Installation' asks for. */
export const $pageCharger = atom<RequestedCharger | null>(null);

/** The name of what a request from this page is about. @param car the one that is asked for, if any */
export function pageSubject(car: RequestedCar | null = $pageCar.get()): string | undefined {
  return car === null ? $pageCharger.get()?.name : fullName({ brand: car.brand, name: car.model });
}

let openings = 0;

/**
 * Opens a request's dialog, or asks the visitor to sign in first.
 * @returns whether the visitor is signed in
 */
export function openRequest(kind: DialogKind, car: RequestedCar | null = $pageCar.get()): boolean {
  const action = kind === 'advice' && car !== null ? 'car_advice' : kind;
  const price = car?.price ?? null;
  const plans =
    kind === 'insurance' && price !== null
      ? [{ label: m.session_way_plans(), href: paths.insuranceFor(price) }]
      : [];
  const isSignedIn = requireSignIn(action, undefined, pageSubject(car), plans);
  if (isSignedIn) {
    openings += 1;
    $dialog.set({ id: openings, kind, car });
  }
  return isSignedIn;
}

export function closeRequest(): void {
  $dialog.set(null);
}

/** The dialog that each refused action leads back to. */
const resumed: readonly (readonly [GuardedAction, DialogKind])[] = [
  ['visit', 'visit'],
  ['finance', 'finance'],
  ['finance_form', 'finance'],
  ['insurance', 'insurance'],
  ['advice', 'advice'],
  ['car_advice', 'advice'],
  ['charger_advice', 'charger_advice'],
];

/** Opens the dialog that the visitor asked for on this page before they signed in, if any. */
export function resumeRequest(): void {
  const found = resumed.find(([action]) => consumeIntention(action) !== null);
  if (!found) return;
  const [, kind] = found;
  // The insurance page has the form itself.
  if (kind !== 'insurance' || location.pathname !== paths.insurance) openRequest(kind);
}

/** What the form of every kind takes. */
export type RequestDialogProps = {
  car: RequestedCar | null;
  /** Called when the dialog has left the screen. */
  onClosed: () => void;
};

type ImportForm = (kind: DialogKind) => Promise<unknown>;

let importForm: ImportForm = async () => undefined;

/** Says how the code of a form is fetched; called by the layout, which knows the forms. */
export function provideForms(importer: ImportForm): void {
  importForm = importer;
}

/** Fetches the code of a dialog that is opening. A failure shows in its place. */
export async function fetchDialog(kind: DialogKind): Promise<void> {
  await importForm(kind).catch(() => undefined);
}

/** Fetches it early, as its button is about to be pressed. */
export function preloadDialog(kind: DialogKind): void {
  if (!savesData()) void fetchDialog(kind);
}
