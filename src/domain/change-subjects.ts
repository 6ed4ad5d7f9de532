import type { CatalogueSubject } from '#lib/catalogue-subject.ts';
import type { Brand } from './brand-file.ts';
import type { CatalogueChanges } from './changes.ts';
import { beginningIn, beginningOf, type CarAddress } from './slug.ts';

/**
 * What the changes since the build are about, so that only islands that show it hydrate; null when that is not known,
 * because the answer leaves changes out.
 */
export function subjectsOf({
  brands,
  cars,
  chargers,
  withdrawn,
  complete,
}: CatalogueChanges): ReadonlySet<CatalogueSubject> | null {
  if (!complete) return null;
  const subjects = new Set<CatalogueSubject>();
  for (const id of [...brands.map(({ id }) => id), ...withdrawn.brands]) {
    subjects.add('cars').add(`brand:${id}`);
  }
  for (const { id, brand_id } of cars) {
    subjects.add('cars').add(carSubject(id)).add(`cars-of:${brand_id}`);
  }
  for (const id of withdrawn.cars) subjects.add('cars').add(carSubject(id));
  for (const id of [...chargers.map(({ id }) => id), ...withdrawn.chargers]) {
    subjects.add('chargers').add(chargerSubject(id));
  }
  return subjects;
}

const carSubject = (recordId: string) => `car:${beginningOf(recordId)}` as const;

export const chargerSubject = (recordId: string) => `charger:${beginningOf(recordId)}` as const;

/** What an island that shows these cars is about: each of them, and their brands. */
export const subjectsOfCars = (cars: readonly CarAddress[]): CatalogueSubject[] => [
  ...new Set(
    cars.flatMap(({ brandId, id }): CatalogueSubject[] => [
      `car:${beginningIn(id) ?? id}`,
      `brand:${brandId}`,
    ]),
  ),
];

/** What a brand's page is about: the brand, and each car that it has or had. */
export const subjectsOfBrand = ({
  id,
  models,
}: Pick<Brand, 'id' | 'models'>): CatalogueSubject[] => [
  `brand:${id}`,
  `cars-of:${id}`,
  ...subjectsOfCars(models).filter((subject) => subject !== `brand:${id}`),
];
