import { readFileSync } from 'node:fs';
import { readWaypoints } from '#domain/road-line.ts';
import { type RoadMap, readRoadMap } from '#domain/roads.ts';
import { readTable } from '#lib/csv-table.ts';

const rows = (name: string) =>
  readTable(
    readFileSync(new URL(`../../src/content/${name}.csv`, import.meta.url), 'utf8'),
  ).lines.map(({ cells }) => cells);

/** The roads that the site is built with, for tests. */
export const realRoads: RoadMap = readRoadMap({
  places: rows('road-places').map(({ id, name_en: en, name_ar: ar, kind, lat, lon }) => ({
    id,
    en,
    ar,
    kind,
    lat: Number(lat),
    lon: Number(lon),
  })),
  roads: rows('roads').map(({ from, to, km, waypoints = '' }) => ({
    from,
    to,
    km: Number(km),
    waypoints: readWaypoints(waypoints),
  })),
});
