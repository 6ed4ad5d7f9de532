import { getCollection } from 'astro:content';
import { type KeyedFigure, type Tariffs, tariffsFrom } from '#domain/tariffs.ts';

/** The figures in force on the day of this build, by key. */
export async function loadFigures(): Promise<KeyedFigure[]> {
  const entries = await getCollection('tariffs');
  return entries.map((entry) => entry.data);
}

/** The figures in force on the day of this build. */
export async function loadTariffs(): Promise<Tariffs> {
  tariffs ??= loadFigures().then(tariffsFrom);
  return tariffs;
}

let tariffs: Promise<Tariffs> | undefined;
