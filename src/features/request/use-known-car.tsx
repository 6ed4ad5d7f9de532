import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useFinder } from '#features/catalogue/use-finder.tsx';
import { formatNumber } from '#lib/number.ts';
import { $recent, noneRecent, type RecentCar } from '#session/recent.store.ts';
import { brandNames, knownCar, modelNames } from './known-cars.ts';

/** The values of a form's car fields. */
type TypedCar = Record<'brand' | 'model' | 'price', string>;

/** A price in EGP as a money field shows it; '' where there is none. */
export function priceText(price: number | null | undefined): string {
  return price ? formatNumber(price, 2) : '';
}

type CarNames = Pick<RecentCar, 'brand' | 'name'>;

const mostRecent = 4;

const hasFocus = (field: string): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === field;

/**
 * What the catalogue knows of the car that is typed. The price of a known model goes into its field, unless a person has
 * typed another or is about to.
 * @param priceField its name, and what the form put into it
 * @param fill puts a text into a field
 */
export function useKnownCar<PriceName extends string>(
  typed: TypedCar,
  priceField: { name: PriceName; initial: string },
  fill: (field: 'brand' | 'model' | PriceName, text: string) => void,
) {
  const { finder, prepare } = useFinder();
  useEffect(() => void prepare(), [prepare]);
  const recent = useStore($recent, { ssr: () => noneRecent });
  const cars = finder?.cars ?? [];
  const newPrice = knownCar(cars, typed.brand, typed.model)?.price ?? null;

  const filled = useRef(priceField.initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another car brings another price
  useEffect(() => {
    const isOurs = typed.price === '' || typed.price === filled.current;
    if (newPrice === null || !isOurs || hasFocus(priceField.name)) return;
    filled.current = priceText(newPrice);
    fill(priceField.name, filled.current);
  }, [newPrice]);

  const choose = ({ brand, name }: CarNames) => {
    fill('brand', brand);
    fill('model', name);
  };
  return {
    newPrice,
    brands: brandNames(cars, recent),
    models: modelNames(cars, recent, typed.brand),
    /** Cars to choose with a press while nothing is typed. */
    recent: typed.brand === '' && typed.model === '' ? recent.slice(0, mostRecent) : [],
    choose,
    /** As `choose`, with the car's price in place of what was typed. */
    chooseWithPrice: (car: CarNames) => {
      choose(car);
      const price = knownCar(cars, car.brand, car.name)?.price;
      if (!price) return;
      filled.current = priceText(price);
      fill(priceField.name, filled.current);
    },
  };
}
