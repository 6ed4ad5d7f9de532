import { frame, type Subject, scale } from './car/proportions.ts';
import { carLayers } from './car/side.ts';
import { sideShape } from './car/side-shape.ts';
import { wallbox } from './charger/wallbox.ts';
import { roomOf } from './paint.ts';
import { sheet } from './sheet.ts';
import { backdrop } from './studio.ts';
import { Definitions, element, group } from './svg.ts';

/** The outline of no car in particular, for a car whose picture is still to come. */
export function fallbackCar(): string {
  const unknown: Subject = { bodyType: 'Hatchback', dimensions: '', wheelbase: null, lines: [] };
  const shape = sideShape(unknown);
  const originX = (frame.width - shape.measures.length * scale.alone) / 2;
  const pale = { fill: '#b9c2c0', line: '#7d8c8f' };
  const drawn = carLayers(unknown, shape, pale);
  return sheet('', { originX, perMm: scale.alone }, group({ opacity: 0.55 }, ...drawn));
}

/** A pale charger, for a charger whose photo is still to come. */
export function fallbackCharger(): string {
  const definitions = new Definitions();
  const drawn = wallbox(
    {
      plug: 'Type 2',
      shell: '#e4dbcb',
      dark: false,
      accent: '#b3a893',
      form: 0,
      sign: 3,
      three: false,
    },
    definitions,
  );
  const room = backdrop(roomOf('sand'), definitions, 690);
  const { width, height } = frame;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    definitions.toString() + room + group({ opacity: 0.28 }, drawn),
  );
}
