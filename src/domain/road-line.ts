import { kilometresBetween, type Position } from './position.ts';
import { type RoadMap, type Route, shortestRoad } from './roads.ts';

/** A position on a way, with the km by road from its beginning. */
export type OnWay = Position & { km: number };

/** '30.045 31.222;30.027 31.215' as positions. @throws Error for another text */
export function readWaypoints(text: string): [lat: number, lon: number][] {
  return text
    .split(';')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [lat = Number.NaN, lon = Number.NaN] = pair.trim().split(/\s+/).map(Number);
      if (!Number.isFinite(lat) || !Number.isFinite(lon)) throw new Error(`No waypoint: ${pair}`);
      return [lat, lon];
    });
}

/** The line of a way. Lines of waypoints are shorter than roads: each is stretched to the km of its road. */
export function lineOf(map: RoadMap, { through }: Pick<Route, 'through'>): OnWay[] {
  const line: OnWay[] = [];
  let before = 0;
  for (const [index, to] of through.entries()) {
    const from = through[index - 1] ?? to;
    const road = shortestRoad(map, from, to);
    const [start, end] = [from, to].map((id) => map.places.find((place) => place.id === id));
    if (road === undefined || start === undefined || end === undefined) continue;
    const drawnBetween = road.waypoints.map(([lat, lon]) => ({ lat, lon }));
    const between = road.from === from ? drawnBetween : drawnBetween.toReversed();
    const positions = [start, ...between, end].map(({ lat, lon }) => ({ lat, lon }));
    const steps = positions.map((one, at) => kilometresBetween(positions[at - 1] ?? one, one));
    const drawn = steps.reduce((sum, km) => sum + km, 0);
    let km = 0;
    for (const [at, position] of positions.entries()) {
      km += drawn === 0 ? 0 : ((steps[at] ?? 0) * road.km) / drawn;
      if (at > 0 || line.length === 0) line.push({ ...position, km: before + km });
    }
    before += road.km;
  }
  return line;
}

/** Where a position lies on a way: the km from its beginning, and how far off, km as the crow flies. */
export function nearestOnWay(
  line: readonly OnWay[],
  position: Position,
): { km: number; offKm: number } {
  const perLat = 111.2;
  const perLon = perLat * Math.cos((position.lat * Math.PI) / 180);
  let best = { km: 0, offKm: Number.POSITIVE_INFINITY };
  for (const [index, end] of line.entries()) {
    const start = line[index - 1] ?? end;
    const [ax, ay] = [(start.lon - position.lon) * perLon, (start.lat - position.lat) * perLat];
    const [dx, dy] = [(end.lon - start.lon) * perLon, (end.lat - start.lat) * perLat];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
    const offKm = Math.hypot(ax + share * dx, ay + share * dy);
    if (offKm < best.offKm) best = { km: start.km + share * (end.km - start.km), offKm };
  }
  return best;
}
