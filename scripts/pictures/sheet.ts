import { frame } from './car/proportions.ts';
import { ink } from './paint.ts';
import { element, group, path } from './svg.ts';

/** Where the tyres stand, in px from the top. */
export const floorLine = 570;

type Place = { originX: number; perMm: number };

/**
 * A sheet without ground, which pages give it: `drawn` is in mm with y up and x = 0 at `originX` px, and stands on a plain
 * line; `beside` is in px.
 */
export function sheet(beside: string, { originX, perMm }: Place, ...drawn: string[]): string {
  const { width, height } = frame;
  const floor = path(`M48 ${floorLine}H${width - 48}`, { stroke: ink.sheet, 'stroke-width': 3 });
  const car = group(
    { transform: `translate(${originX} ${floorLine}) scale(${perMm} ${-perMm})` },
    ...drawn,
  );
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    floor + car + beside,
  );
}
