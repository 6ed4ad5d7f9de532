import { polygon } from '../curve.ts';
import { type Paint, type Tones, tonesOf } from '../paint.ts';
import { groundShadow, picture } from '../studio.ts';
import { Definitions, element, group, path } from '../svg.ts';
import { type BodyType, frame, measuresOf, scale } from './proportions.ts';
import { surface } from './side-body.ts';
import { greenhouse } from './side-glass.ts';
import { sideLights } from './side-lights.ts';
import { cockpit } from './side-open.ts';
import { bodyOutline, sideShape } from './side-shape.ts';
import { doorsOf, trim } from './side-trim.ts';
import { traitsOf } from './traits.ts';
import { wheel } from './wheels.ts';

/** A car to draw, as the catalogue describes it. */
export type Subject = { brandId: string; model: string; bodyType: BodyType; dimensions: string };

/** The side view in one paint, nose to the left: a whole SVG document of 1200 x 800 px. */
export function sideView(subject: Subject, paint: Paint): string {
  const tones = tonesOf(paint);
  const definitions = new Definitions();
  const { length } = measuresOf(subject.bodyType, subject.dimensions);
  const originX = (frame.width - length * scale.side) / 2;
  return picture(tones, definitions, 'side', originX, ...carLayers(subject, tones, definitions));
}

/** The car with its shadow, from back to front, in mm: x from the nose, y up from the ground. */
export function carLayers(subject: Subject, tones: Tones, definitions: Definitions): string[] {
  const measures = measuresOf(subject.bodyType, subject.dimensions);
  const traits = traitsOf(subject.brandId, subject.model, subject.bodyType, subject.dimensions);
  const shape = sideShape(subject.bodyType, measures, traits);
  const body = bodyOutline(shape, measures);
  const { length, frontAxle, rearAxle, tyreDiameter } = measures;
  const axles = [frontAxle, rearAxle];
  const rim = wheel(tyreDiameter, traits, definitions);
  const doors = doorsOf(subject.bodyType, shape, measures);
  return [
    groundShadow(
      length * 0.015,
      length * 0.985,
      axles.map((x) => ({ x, half: tyreDiameter * 0.34 })),
      definitions,
    ),
    path(
      polygon([
        { x: frontAxle - 200, y: shape.sill - 20 },
        { x: rearAxle + 200, y: shape.sill - 20 },
        { x: rearAxle + 200, y: shape.sill + 300 },
        { x: frontAxle - 200, y: shape.sill + 300 },
      ]),
      { fill: '#0a0c0d' },
    ),
    ...axles.map((cx) =>
      element('circle', { cx, cy: tyreDiameter / 2, r: shape.archRadius + 4, fill: '#090b0c' }),
    ),
    shape.open ? cockpit(shape, measures, tones, definitions) : '',
    surface(shape, measures, tones, traits, body, definitions),
    sideLights(shape, measures, traits, body, definitions),
    shape.open
      ? ''
      : greenhouse(
          subject.bodyType,
          shape,
          measures,
          traits,
          { middle: doors.middle, rear: doors.rear },
          definitions,
        ),
    trim(subject.bodyType, shape, measures, tones, traits, definitions),
    ...axles.map((x) => group({ transform: `translate(${x} ${tyreDiameter / 2})` }, rim)),
  ];
}
