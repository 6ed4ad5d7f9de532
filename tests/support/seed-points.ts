import { z } from 'zod';
import { readChargingPoints } from '#domain/charging-points.ts';
import { homesWithoutRapid } from '#domain/public-charging-of-car.ts';
import { readChargingPointSheet } from '../../scripts/seed/charging-points.ts';
import { sheetText } from '../../scripts/seed/sheet.ts';
import { realRoads } from './roads.ts';

const list = z.object({ json: z.unknown() });

const { items, faults } = readChargingPoints(
  readChargingPointSheet(sheetText('charging-points')).rows.map((row) => ({
    ...row,
    connectors: list.parse(row.connectors).json,
    name_ar: null,
    note: null,
    checked_by_phone_on: null,
    updated_at: '2026-11-29T00:00:00Z',
  })),
);
if (faults.length > 0) throw new Error(faults.join('\n'));

/** The charging points of the spreadsheets, as pages know them. */
export const seedPoints = items;

/** What cars are chosen on, with roads, places and points of the spreadsheets. */
export const seedSurroundings = {
  ground: { map: realRoads, points: seedPoints },
  roads: { places: realRoads.places, noRapid: homesWithoutRapid(realRoads, seedPoints) },
};
