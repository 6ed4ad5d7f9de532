import { type Definitions, element } from '../svg.ts';
import { cable, glossy, housing, lamp, spark } from './parts.ts';
import { plugFace } from './plug.ts';
import { type ChargerLook, gauge, holster } from './wallbox.ts';

/** A column for car parks, with a plug on its side. */
export function pedestal(look: ChargerLook, definitions: Definitions): string {
  const cx = 500;
  const width = 218 + (look.form % 3) * 22;
  const [top, foot] = [92, 690];
  return (
    element('ellipse', {
      cx: cx + 60,
      cy: foot + 22,
      rx: width * 1.5,
      ry: 34,
      fill: '#1d1a15',
      opacity: 0.3,
      filter: definitions.blur(22),
    }) +
    element('rect', {
      x: cx - width / 2 - 26,
      y: foot - 2,
      width: width + 52,
      height: 26,
      rx: 8,
      fill: '#2a3134',
    }) +
    housing(
      cx - width / 2,
      top,
      width,
      foot - top,
      look.form % 2 === 0 ? 40 : 20,
      look.shell,
      definitions,
    ) +
    glossy(cx - width / 2 + 20, top + 20, width - 40, 236, 26, definitions) +
    gauge(cx, top + 108, 32, definitions) +
    lamp(`M${cx - 46} ${top + 208}H${cx + 46}`, 8, definitions) +
    spark(cx, top + 330, 62, look.dark ? '#e8ecea' : '#2b3438', 0.9) +
    element('rect', {
      x: cx - width / 2 + 30,
      y: foot - 74,
      width: width - 60,
      height: 8,
      rx: 4,
      fill: look.accent,
      opacity: 0.9,
    }) +
    holster(812, 352, look, definitions) +
    gland(cx + width / 2, 430) +
    cable(
      [
        { x: cx + width / 2 - 12, y: 430, a: 30 },
        { x: cx + width / 2 + 74, y: 610, a: 70 },
        { x: 740, y: 700, a: 0 },
        { x: 812, y: 570, a: -88 },
        { x: 812, y: 436, a: -90 },
      ],
      look.plug === 'CCS2' ? 34 : 25,
      definitions,
    ) +
    plugFace(look.plug, 812, 352, 72, look.accent, definitions)
  );
}

/** A direct-current cabinet: broad, with a screen, vents and a thick cable. */
export function cabinet(look: ChargerLook, definitions: Definitions): string {
  const [x, top, width, foot] = [318, 74, 356, 690];
  const vents = Array.from({ length: 9 }, (_, i) =>
    element('rect', {
      x: x + 56,
      y: 480 + i * 16,
      width: width - 112,
      height: 6,
      rx: 3,
      fill: '#0f1314',
      opacity: 0.5,
    }),
  ).join('');
  return (
    element('ellipse', {
      cx: 560,
      cy: foot + 20,
      rx: 400,
      ry: 36,
      fill: '#1d1a15',
      opacity: 0.32,
      filter: definitions.blur(22),
    }) +
    element('rect', {
      x: x + 16,
      y: foot - 4,
      width: width - 32,
      height: 26,
      rx: 4,
      fill: '#2a3134',
    }) +
    housing(x, top, width, foot - top, 26 + (look.form % 2) * 18, look.shell, definitions) +
    glossy(x + 38, top + 40, width - 76, 250, 22, definitions) +
    gauge(x + width / 2, top + 146, 44, definitions) +
    lamp(`M${x + 92} ${top + 248}H${x + width - 92}`, 9, definitions) +
    spark(x + width / 2, top + 344, 56, look.dark ? '#e8ecea' : '#2b3438', 0.9) +
    vents +
    element('rect', {
      x: x + 56,
      y: foot - 46,
      width: width - 112,
      height: 8,
      rx: 4,
      fill: look.accent,
    }) +
    holster(838, 330, look, definitions) +
    gland(x + width, 250) +
    cable(
      [
        { x: x + width - 14, y: 250, a: 20 },
        { x: x + width + 66, y: 470, a: 86 },
        { x: 770, y: 712, a: 4 },
        { x: 838, y: 600, a: -86 },
        { x: 838, y: 440, a: -90 },
      ],
      38,
      definitions,
    ) +
    plugFace(look.plug, 838, 330, 72, look.accent, definitions)
  );
}

/** Where a cable leaves the housing's right edge. */
function gland(x: number, y: number): string {
  return element('rect', { x: x - 34, y: y - 30, width: 46, height: 60, rx: 16, fill: '#14191b' });
}
