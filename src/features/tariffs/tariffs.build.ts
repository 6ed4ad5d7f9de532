import { getCollection } from 'astro:content';
import { type Tariffs, tariffsFrom } from './tariffs';

/** The figures in force on the day of this build. */
export async function loadTariffs(): Promise<Tariffs> {
  tariffs ??= getCollection('tariffs').then((entries) =>
    tariffsFrom(entries.map((entry) => entry.data)),
  );
  return tariffs;
}

let tariffs: Promise<Tariffs> | undefined;
