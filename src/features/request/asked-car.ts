/** What a person may ask for, as the buttons name it (`data-ask`). */
export type AskKind = 'visit' | 'finance' | 'insurance' | 'advice' | 'charger_advice';

/** The car that a request is about. */
export type AskedCar = {
  /** Of its record, `cars.id`. */
  id: string;
  brand: string;
  model: string;
  /** Egyptian pounds; null when it is not known. */
  price: number | null;
};

/** Told to the window once the browser has drawn a car's page, which the HTML did not hold or held as it was before. */
export const carDrawnEvent = 'tayar:car-drawn';

/** Marks the part of a page that is about one car, for the buttons on it. */
export function askedCarMark({ id, brand, model, price }: AskedCar) {
  return {
    'data-asked': id,
    'data-brand': brand,
    'data-model': model,
    'data-price': price ?? undefined,
  };
}

/** The car that the page is about, or null. */
export function askedCarOn(page: ParentNode): AskedCar | null {
  const { asked, brand, model, price } =
    page.querySelector<HTMLElement>('[data-asked]')?.dataset ?? {};
  if (asked === undefined || brand === undefined || model === undefined) return null;
  return { id: asked, brand, model, price: price === undefined ? null : Number(price) };
}
