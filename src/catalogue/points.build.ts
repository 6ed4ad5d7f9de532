import { getCollection } from 'astro:content';
import type { ChargingPointRow } from '#domain/charging-point-rows.ts';
import { type ChargingPoint, toChargingPoint } from '#domain/charging-points.ts';

/** Every charging point of this build. */
export async function loadPoints(): Promise<ChargingPoint[]> {
  return (await loadPointRows()).map(toChargingPoint);
}

/** Their rows, as the file of places holds them. */
export async function loadPointRows(): Promise<ChargingPointRow[]> {
  rows ??= getCollection('chargingPoints').then((entries) => entries.map((entry) => entry.data));
  return rows;
}

let rows: Promise<ChargingPointRow[]> | undefined;
