import { environment } from './environment.ts';

/** Raster tiles under the map: the address of a tile with {z}, {x} and {y}, and whom its pictures are owed to. */
type MapTiles = { address: string; attribution: string };

/** @param setting 'https://…/{z}/{x}/{y}.png © Somebody'; null for none, or one without attribution */
export function readMapTiles(setting: string): MapTiles | null {
  const [, address, attribution] = /^(https:\/\/\S+) +(\S.*)$/.exec(setting.trim()) ?? [];
  return address === undefined || attribution === undefined ? null : { address, attribution };
}

/** Those of this deployment; null where maps have our own ground. */
export const mapTiles = readMapTiles(environment.mapTiles);
