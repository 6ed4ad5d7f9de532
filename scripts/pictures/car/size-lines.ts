import { lettering } from '../lettering.ts';
import { ink } from '../paint.ts';
import { floorLine } from '../sheet.ts';
import { element, figure, group, path } from '../svg.ts';
import { parseDimensions, type Subject } from './proportions.ts';
import type { SideShape } from './side-shape.ts';

type Placed = { originX: number; perMm: number; shape: SideShape };

const lineWidth = 2.5;
const letterHeight = 26;

/** Thin lines with the millimetres of what the maker publishes: wheelbase and length below the car, height behind it. */
export function sizeLines({ dimensions, wheelbase }: Subject, placed: Placed): string {
  const size = parseDimensions(dimensions);
  const { originX, perMm, shape } = placed;
  const x = (mm: number) => originX + mm * perMm;
  const y = (mm: number) => floorLine - mm * perMm;
  const { frontAxle, rearAxle, tyreDiameter, length } = shape.measures;
  const between =
    wheelbase === null
      ? ''
      : across(x(frontAxle), x(rearAxle), floorLine + 46, [
          y(tyreDiameter / 2),
          y(tyreDiameter / 2),
        ]) + written(wheelbase, (x(frontAxle) + x(rearAxle)) / 2, floorLine + 46);
  if (size === undefined) return between;
  const [long, high] = size;
  const ends = [y(shape.measures.height * 0.42), y(shape.measures.height * 0.5)] as const;
  return (
    between +
    across(x(0), x(length), floorLine + 112, ends) +
    written(long, (x(0) + x(length)) / 2, floorLine + 112) +
    upright(x(length) + 66, y(high), x(shape.roofEnd.x)) +
    group(
      { transform: `translate(${figure(x(length) + 66)} ${figure(y(high / 2))}) rotate(-90)` },
      written(high, 0, 0),
    )
  );
}

/** A level line between two points, with a line down to it from where each is measured. */
function across(from: number, to: number, at: number, [first, last]: readonly [number, number]) {
  return (
    stroke(
      `M${figure(from)} ${figure(first)}V${figure(at + 10)}M${figure(to)} ${figure(last)}V${figure(at + 10)}`,
      0.45,
    ) + stroke(`M${figure(from)} ${figure(at)}H${figure(to)}${tick(from, at)}${tick(to, at)}`)
  );
}

function upright(at: number, top: number, roof: number) {
  return (
    stroke(`M${figure(roof)} ${figure(top)}H${figure(at + 10)}`, 0.45) +
    stroke(
      `M${figure(at)} ${figure(top)}V${figure(floorLine)}${tick(at, top)}${tick(at, floorLine)}`,
    )
  );
}

const tick = (x: number, y: number) => `M${figure(x - 8)} ${figure(y + 8)}l16 -16`;

function stroke(d: string, opacity?: number) {
  return path(d, { fill: 'none', stroke: ink.sheet, 'stroke-width': lineWidth, opacity });
}

/** Millimetres in the middle of a line, which they interrupt no more than they need: they stand above it. */
function written(mm: number, x: number, y: number): string {
  const { d, box } = lettering(`${mm} mm`, 0.01);
  const size = letterHeight / (box.maxY - box.minY);
  const left = x - ((box.maxX - box.minX) / 2) * size;
  const transform = `translate(${figure(left)} ${figure(y - 12 - box.maxY * size)}) scale(${size.toFixed(5)})`;
  return element('path', { d, transform, fill: ink.sheet });
}
