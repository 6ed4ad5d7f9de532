import { readFileSync } from 'node:fs';
import { generatedCatalogueSql } from './generated.ts';

const carsPerBrand = 40;

/** The real catalogue, as statements for a migrated database. */
export function seedSql(): string {
  return readFileSync(new URL('../../supabase/seed.sql', import.meta.url), 'utf8');
}

/** A made-up catalogue of that many cars, as statements for a migrated database. */
export function generatedSql(cars: number): string {
  return generatedCatalogueSql({ cars, brands: Math.max(1, Math.round(cars / carsPerBrand)) });
}
