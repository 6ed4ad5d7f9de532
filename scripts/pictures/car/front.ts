import { mirrored, outline } from '../curve.ts';
import { element, group, path } from '../svg.ts';
import { bodyShade, type EndScene, numberPlate, sideMirrors, tyres } from './end-parts.ts';
import { endShape, pane } from './end-shape.ts';
import { face } from './front-face.ts';
import { headlamps } from './headlamps.ts';
import { both } from './lamp-parts.ts';
import { windscreen } from './windscreen.ts';

/** Everything of the front view but the floor, in mm around the car's middle. */
export function frontDrawing(scene: EndScene): string {
  const { bodyType, measures, shape, tones, traits, definitions } = scene;
  const { height: h, clearance } = measures;
  const end = endShape(bodyType, measures, shape, shape.cowl.y - 0.004 * h);
  const { half } = end;
  const lampY = shape.lamp;
  const clip = definitions.clip(path(end.body, {}));
  const screenTop = shape.open ? h - 16 : shape.header.y - 0.012 * h;
  const glass = pane(end, shape.cowl.y + 26, screenTop, shape.open ? 46 : half * 0.085);
  const bonnetEdge = lampY + 0.032 * h;
  const bonnet = outline(
    mirrored([
      { x: 0, y: bonnetEdge - 0.006 * h, a: 0 },
      { x: half * 0.66, y: bonnetEdge, a: 4 },
      { x: half * 0.86, y: bonnetEdge + 0.05 * h, a: 84 },
      { x: half * 0.76, y: shape.cowl.y - 8, in: 130, out: 172 },
      { x: 0, y: shape.cowl.y + 10, a: 180 },
    ]),
    true,
  );
  const top = definitions.linear(0, shape.cowl.y, 0, bonnetEdge, [
    [0, tones.shade],
    [0.5, tones.lit],
    [1, tones.bright],
  ]);
  const bonnetHeight = shape.cowl.y - bonnetEdge;
  const crease = both(
    path(
      outline([
        { x: half * 0.6, y: shape.cowl.y - 12 },
        { x: half * 0.54, y: bonnetEdge + bonnetHeight * 0.4 },
        { x: half * 0.5, y: bonnetEdge + 8 },
      ]),
      {
        fill: 'none',
        stroke: tones.shade,
        'stroke-width': 9,
        opacity: 0.65,
        filter: definitions.blur(3),
      },
    ) +
      path(
        outline([
          { x: half * 0.615, y: shape.cowl.y - 12 },
          { x: half * 0.555, y: bonnetEdge + bonnetHeight * 0.4 },
          { x: half * 0.515, y: bonnetEdge + 8 },
        ]),
        {
          fill: 'none',
          stroke: tones.glint,
          'stroke-width': 8,
          opacity: 0.6,
          filter: definitions.blur(2.5),
        },
      ),
  );
  return group(
    {},
    tyres(scene),
    sideMirrors(scene, end),
    shape.open
      ? ''
      : path(end.cabin, {
          fill: traits.darkRoof
            ? '#1a1f21'
            : definitions.linear(0, h, 0, end.waistAt, [
                [0, tones.bright],
                [0.06, tones.lit],
                [0.16, tones.shade],
                [1, tones.dark],
              ]),
        }),
    windscreen(scene, glass, end.waistAt, screenTop),
    group(
      { 'clip-path': clip },
      path(end.lower, { fill: tones.base }),
      bodyShade(scene, end, lampY),
      path(bonnet, { fill: top }),
      crease,
      path(bonnet, { fill: 'none', stroke: tones.line, 'stroke-width': 5, opacity: 0.55 }),
      face(scene, half, lampY, end.foot),
      headlamps({ half, y: lampY, height: h }, traits, definitions),
    ),
    element('rect', {
      x: -26,
      y: lampY - 22,
      width: 52,
      height: 16,
      rx: 8,
      fill: '#dfe4e4',
      opacity: traits.frontLight === 'bar' ? 0 : 0.9,
    }),
    numberPlate(0, clearance + 0.17 * h),
  );
}
