import { element, group, path } from '../svg.ts';
import { bodyShade, type EndScene, numberPlate, sideMirrors, tyres } from './end-parts.ts';
import { endShape, pane } from './end-shape.ts';
import { bumper, lid } from './rear-panel.ts';
import { openCabin, rearWindow } from './rear-window.ts';
import { taillamps } from './taillamps.ts';

/** Everything of the rear view but the floor, in mm around the car's middle. */
export function rearDrawing(scene: EndScene): string {
  const { bodyType, measures, shape, tones, traits, definitions } = scene;
  const { height: h, clearance } = measures;
  const waistAt = Math.max(shape.deck.y, 0.655 * h);
  const end = endShape(bodyType, measures, shape, waistAt);
  const { half } = end;
  const lampY = Math.min(shape.shoulder(measures.length * 0.96), shape.lip.y - 40) + 0.006 * h;
  const clip = definitions.clip(path(end.body, {}));
  const gate = bodyType !== 'Sedan' && !shape.open;
  const glassTop = shape.roofEnd.y - 0.022 * h;
  const glass = pane(end, waistAt + 0.012 * h, glassTop, half * 0.12, 10);
  const roof = traits.darkRoof
    ? definitions.linear(0, h, 0, waistAt, [
        [0, '#59646a'],
        [0.08, '#262d30'],
        [0.3, '#15191b'],
        [1, '#0f1213'],
      ])
    : definitions.linear(0, h, 0, waistAt, [
        [0, tones.bright],
        [0.1, tones.lit],
        [0.22, tones.base],
        [0.6, tones.shade],
        [1, tones.base],
      ]);
  const plateY = gate ? lampY - 0.2 * h : clearance + 0.22 * h;
  return group(
    {},
    tyres(scene),
    sideMirrors(scene, end, false),
    shape.open ? openCabin(scene, end.waistAt, half) : path(end.cabin, { fill: roof }),
    shape.open ? '' : rearWindow(scene, glass, waistAt, glassTop, gate),
    group(
      { 'clip-path': clip },
      path(end.lower, { fill: tones.base }),
      bodyShade(scene, end, lampY + 0.03 * h),
      lid(scene, half, waistAt, lampY, plateY, gate),
      taillamps({ half, y: lampY, height: h }, traits, definitions),
      bumper(scene, half, end.foot),
    ),
    element('rect', {
      x: -26,
      y: lampY - 8,
      width: 52,
      height: 15,
      rx: 7,
      fill: '#dfe4e4',
      opacity: traits.rearLight === 'bar' || traits.rearLight === 'loop' ? 0 : 0.85,
    }),
    numberPlate(0, plateY),
  );
}
