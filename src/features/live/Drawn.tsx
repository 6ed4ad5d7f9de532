import { useEffect } from 'react';
import { BrandPage } from '@/features/brand/BrandPage';
import { brandDescription } from '@/features/brand/brand-description';
import { summariseBrand } from '@/features/brand/brand-summary';
import { CarPage } from '@/features/car/CarPage';
import { carMeta } from '@/features/car/car-meta';
import type { Car } from '@/features/catalogue/car';
import type { Brand } from '@/features/catalogue/catalogue';
import type { Charger } from '@/features/catalogue/charger';
import { brandInFull } from '@/features/catalogue/names';
import { ChargerPage } from '@/features/charger/ChargerPage';
import { chargerMeta } from '@/features/charger/figures';
import { compareCheckbox } from '@/features/compare/compare-checkbox';
import { carDrawnEvent } from '@/features/request/asked-car';
import type { Tariffs } from '@/features/tariffs/tariffs';
import { cairoToday } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { setMeta } from './page-meta';

/** The page of a brand, drawn in the browser, with its title and description. */
export function BrandNow({ brand }: { brand: Brand }) {
  const summary = summariseBrand(brand.models, cairoToday());
  const title = m.brand_title({ brand: brandInFull(brand) });
  useMeta({ title, description: brandDescription(brand, summary) });
  return <BrandPage brand={brand} summary={summary} compare={compareCheckbox} />;
}

/** The page of a car, drawn in the browser, with its title and description. */
export function CarNow({ car, tariffs }: { car: Car; tariffs: Tariffs }) {
  useMeta(carMeta(car));
  useEffect(() => void dispatchEvent(new Event(carDrawnEvent)), []);
  return <CarPage car={car} tariffs={tariffs} />;
}

/** The page of a charger, drawn in the browser, with its title and description. */
export function ChargerNow({ charger }: { charger: Charger }) {
  useMeta(chargerMeta(charger));
  return <ChargerPage charger={charger} />;
}

function useMeta({ title, description }: { title: string; description: string }): void {
  useEffect(() => setMeta({ title, description }), [title, description]);
}
