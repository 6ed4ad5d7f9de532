import { type Paint, tonesOf } from '../paint.ts';
import { groundShadow, picture } from '../studio.ts';
import { Definitions } from '../svg.ts';
import type { EndScene } from './end-parts.ts';
import { frontDrawing } from './front.ts';
import { frame, measuresOf } from './proportions.ts';
import { rearDrawing } from './rear.ts';
import type { Subject } from './side.ts';
import { sideShape } from './side-shape.ts';
import { traitsOf } from './traits.ts';

/** The front view in one paint: a whole SVG document of 1200 x 800 px. */
export function frontView(subject: Subject, paint: Paint): string {
  return endView(subject, paint, frontDrawing);
}

/** The rear view in one paint. */
export function rearView(subject: Subject, paint: Paint): string {
  return endView(subject, paint, rearDrawing);
}

function endView(subject: Subject, paint: Paint, draw: (scene: EndScene) => string): string {
  const { bodyType, dimensions } = subject;
  const definitions = new Definitions();
  const measures = measuresOf(bodyType, dimensions);
  const traits = traitsOf(subject.brandId, subject.model, bodyType, dimensions);
  const tones = tonesOf(paint);
  const shape = sideShape(bodyType, measures, traits);
  const { width, track, tyreWidth } = measures;
  const tyre = { half: tyreWidth * 0.62 };
  return picture(
    tones,
    definitions,
    'end',
    frame.width / 2,
    groundShadow(
      -width * 0.52,
      width * 0.52,
      [-1, 1].map((side) => ({ ...tyre, x: (side * track) / 2 })),
      definitions,
    ),
    draw({ bodyType, measures, shape, tones, traits, definitions }),
  );
}
