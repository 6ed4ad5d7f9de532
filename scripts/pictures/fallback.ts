import { frame, measuresOf, scale } from './car/proportions.ts';
import { bodyOutline, sideShape } from './car/side-shape.ts';
import { traitsOf } from './car/traits.ts';
import { wallbox } from './charger/wallbox.ts';
import { mix, tonesOf } from './paint.ts';
import { backdrop, groundShadow, picture } from './studio.ts';
import { Definitions, element, group, path } from './svg.ts';

/** A car under a cloth, as it were: only the outline, for a car whose photo is still to come. */
export function fallbackCar(): string {
  const tones = tonesOf('sand');
  const definitions = new Definitions();
  const measures = measuresOf('Hatchback', '4300 x 1820 x 1540');
  const traits = {
    ...traitsOf('tayar', 'unknown', 'Hatchback', ''),
    fastback: 0.5,
    darkRoof: false,
  };
  const shape = sideShape('Hatchback', measures, traits);
  const body = bodyOutline(shape, measures);
  const { length, height, frontAxle, rearAxle, tyreDiameter } = measures;
  const cloth = definitions.linear(0, height, 0, 0, [
    [0, mix(tones.floor, '#ffffff', 0.35)],
    [0.45, tones.floorNear],
    [1, mix(tones.floorNear, '#4d443a', 0.22)],
  ]);
  const wheels = [frontAxle, rearAxle].map(
    (cx) =>
      element('circle', { cx, cy: tyreDiameter / 2, r: tyreDiameter / 2, fill: '#b3a893' }) +
      element('circle', { cx, cy: tyreDiameter / 2, r: tyreDiameter * 0.36, fill: '#cabfab' }),
  );
  return picture(
    tones,
    definitions,
    'side',
    (frame.width - length * scale.side) / 2,
    group({ opacity: 0.55 }, groundShadow(60, length - 60, [], definitions)),
    ...wheels,
    path(body, { fill: cloth, stroke: '#a2957e', 'stroke-width': 9, 'stroke-linejoin': 'round' }),
  );
}

/** A pale charger, for a charger whose photo is still to come. */
export function fallbackCharger(): string {
  const definitions = new Definitions();
  const tones = tonesOf('sand');
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
  const room = backdrop(tones, definitions, 690);
  const { width, height } = frame;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    definitions.toString() + room + group({ opacity: 0.28 }, drawn),
  );
}
