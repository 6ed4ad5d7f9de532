import { measuresOf, type Subject } from '../car/proportions.ts';
import { carLayers } from '../car/side.ts';
import { sideShape } from '../car/side-shape.ts';
import { coil, housing, lamp, spark } from '../charger/parts.ts';
import { outline } from '../curve.ts';
import { flatOf } from '../paint.ts';
import { Definitions, element, group, path } from '../svg.ts';
import { skyline } from './skyline.ts';

const frame = { width: 1600, height: 900 };
/** Waterline of the far bank, edge of the promenade, and where the tyres stand; px from the top. */
const lines = { bank: 508, quay: 622, floor: 764 };

/** A car that charges on a promenade by the Nile at first light: an SVG document of 1600 x 900 px. */
export function heroScene(): string {
  const definitions = new Definitions(150);
  const { width, height } = frame;
  const sky = definitions.linear(0, 0, 0, lines.bank, [
    [0, '#c9dcda'],
    [0.45, '#ecdfca'],
    [0.8, '#f6d9b8'],
    [1, '#f3c9a0'],
  ]);
  const sun = definitions.radial(1010, lines.bank - 60, 520, [
    [0, '#fff6e0', 0.95],
    [0.12, '#fff0d0', 0.8],
    [0.4, '#fbdcb0', 0.3],
    [1, '#fbdcb0', 0],
  ]);
  const river = definitions.linear(0, lines.bank, 0, lines.quay, [
    [0, '#f0d3b0'],
    [0.25, '#a9bfb8'],
    [1, '#39747a'],
  ]);
  const ground = definitions.linear(0, lines.quay, 0, height, [
    [0, '#d9ccb6'],
    [0.4, '#e9dfcd'],
    [1, '#c9bba4'],
  ]);
  const drawn =
    element('rect', { width, height: lines.bank + 1, fill: sky }) +
    element('rect', { width, height: lines.bank + 1, fill: sun }) +
    element('circle', { cx: 1010, cy: lines.bank - 66, r: 62, fill: '#fffaf0', opacity: 0.95 }) +
    skyline(lines.bank, '#8d8474', '#83938c', definitions) +
    element('rect', { y: lines.bank, width, height: lines.quay - lines.bank + 1, fill: river }) +
    glitter() +
    felucca(436, lines.bank + 46, 1) +
    felucca(664, lines.bank + 26, 0.58) +
    element('rect', { y: lines.quay, width, height: height - lines.quay, fill: ground }) +
    railing(definitions) +
    charger(definitions) +
    car() +
    plugged(definitions);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    definitions.toString() + drawn,
  );
}

/** No model of anybody's; 0.2 px per mm. */
const subject: Subject = {
  bodyType: 'Sedan',
  dimensions: '4960 x 1960 x 1450',
  wheelbase: 2980,
  lines: ['low-nose', 'fastback'],
};

const car = () =>
  group(
    { transform: `translate(${carAt.x} ${lines.floor}) scale(${carAt.scale} ${-carAt.scale})` },
    ...carLayers(subject, sideShape(subject), flatOf('nile')),
  );
const carAt = { x: 190, scale: 0.2 };

function glitter(): string {
  return Array.from({ length: 26 }, (_, i) => {
    const y = lines.bank + 6 + ((i * 29) % 100);
    const spread = 40 + (y - lines.bank) * 2.6;
    const x = 1010 + (((i * 71) % 100) / 50 - 1) * spread;
    return element('rect', {
      x: x - 30,
      y,
      width: 30 + ((i * 17) % 50),
      height: 2.2,
      rx: 1,
      fill: '#fff4df',
      opacity: 0.5,
    });
  }).join('');
}

/** A boat of the Nile under its slanting sail. */
function felucca(x: number, y: number, size: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    path('M-52 0C-30 14 40 14 62 -4L54 8C30 20 -26 18 -52 0Z', { fill: '#3d5a5c' }),
    path('M-8 2L52 -150C62 -90 50 -40 30 0Z', { fill: '#fbf4e6' }),
    path('M-8 2L52 -150C44 -96 28 -40 30 0Z', { fill: '#d9cdb8', opacity: 0.7 }),
    path('M-14 16C10 22 40 20 56 14L30 46Z', { fill: '#fbf4e6', opacity: 0.16 }),
  );
}

function railing(definitions: Definitions): string {
  const posts = Array.from({ length: 17 }, (_, i) =>
    element('rect', {
      x: 20 + i * 98,
      y: lines.quay - 50,
      width: 7,
      height: 62,
      rx: 3,
      fill: '#31565a',
    }),
  ).join('');
  return (
    element('rect', { y: lines.quay + 4, width: frame.width, height: 16, fill: '#b7a88f' }) +
    element('rect', { y: lines.quay, width: frame.width, height: 6, fill: '#f0e6d4' }) +
    posts +
    element('rect', {
      y: lines.quay - 54,
      width: frame.width,
      height: 8,
      rx: 4,
      fill: definitions.linear(0, lines.quay - 54, 0, lines.quay - 46, [
        [0, '#6d9193'],
        [1, '#274b4f'],
      ]),
    }) +
    element('rect', { y: lines.quay - 24, width: frame.width, height: 4, fill: '#31565a' })
  );
}

const column = { x: 1318, width: 96, top: 452 };

function charger(definitions: Definitions): string {
  const { x, width, top } = column;
  const foot = lines.floor - 14;
  return (
    element('ellipse', {
      cx: x + width / 2 + 20,
      cy: foot + 8,
      rx: 130,
      ry: 14,
      fill: '#2b2013',
      opacity: 0.35,
      filter: definitions.blur(10),
    }) +
    element('rect', {
      x: x - 16,
      y: foot - 6,
      width: width + 32,
      height: 18,
      rx: 6,
      fill: '#2c3639',
    }) +
    coil(x + width + 2, top + 128, 74, 120, 2, 9, definitions) +
    housing(x, top, width, foot - top, 26, '#eceae4', definitions) +
    element('rect', {
      x: x + 12,
      y: top + 14,
      width: width - 24,
      height: 96,
      rx: 16,
      fill: '#14191b',
    }) +
    spark(x + width / 2, top + 58, 44, '#58d6b4') +
    lamp(`M${x + 26} ${top + 136}H${x + width - 26}`, 5, definitions) +
    element('rect', {
      x: x + 18,
      y: foot - 26,
      width: width - 36,
      height: 5,
      rx: 2,
      fill: '#b5663a',
    })
  );
}

/** The copper cable from the column to the flap above the rear wheel. */
function plugged(definitions: Definitions): string {
  const { rearAxle, tyreDiameter } = measuresOf(subject);
  const inlet = {
    x: carAt.x + (rearAxle + 340) * carAt.scale,
    y: lines.floor - (tyreDiameter / 2 + 470) * carAt.scale,
  };
  const d = outline([
    { x: column.x + 6, y: column.top + 176, a: 180 },
    { x: inlet.x + 150, y: lines.floor + 10, a: 178 },
    { x: inlet.x + 44, y: inlet.y + 4, a: -150 },
  ]);
  const stroke = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(d, {
      ...stroke,
      stroke: '#3a2414',
      'stroke-width': 10,
      opacity: 0.3,
      filter: definitions.blur(5),
      transform: 'translate(4 8)',
    }) +
    path(d, { ...stroke, stroke: '#9a5229', 'stroke-width': 9 }) +
    path(d, { ...stroke, stroke: '#e2a478', 'stroke-width': 2.4, transform: 'translate(-1 -2)' }) +
    element('circle', { cx: inlet.x + 8, cy: inlet.y, r: 17, fill: '#0f3f45' }) +
    element('rect', {
      x: inlet.x,
      y: inlet.y - 11,
      width: 54,
      height: 22,
      rx: 10,
      fill: '#1d2426',
    }) +
    element('rect', {
      x: inlet.x + 30,
      y: inlet.y - 3,
      width: 14,
      height: 6,
      rx: 3,
      fill: '#58d6b4',
    })
  );
}
