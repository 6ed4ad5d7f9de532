import { type Definitions, element } from '../svg.ts';
import { cable, coil, glossy, housing, light, spark } from './parts.ts';
import { plugFace } from './plug.ts';
import { type ChargerLook, gauge } from './wallbox.ts';

/** A control box in a cable: the mains plug at one end, the car's at the other. */
export function portable(look: ChargerLook, definitions: Definitions): string {
  const tilt = [-7, 5, -3][look.form % 3] ?? 0;
  return (
    cable(
      [
        { x: 292, y: 440, a: 90 },
        { x: 268, y: 560, a: 96 },
        { x: 352, y: 660, a: 0 },
        { x: 450, y: 560, a: -70 },
        { x: 560, y: 470, a: -30 },
      ],
      21,
      definitions,
    ) +
    coil(640, 236, 330, 420, 3, 23, definitions) +
    cable(
      [
        { x: 560, y: 470, a: -20 },
        { x: 700, y: 560, a: 40 },
        { x: 842, y: 640, a: 0 },
        { x: 922, y: 560, a: -84 },
        { x: 930, y: 452, a: -90 },
      ],
      23,
      definitions,
    ) +
    mains(292, 300, definitions) +
    element('g', { transform: `rotate(${tilt} 560 440)` }, brick(look, definitions)) +
    plugFace(look.plug, 930, 372, 78, look.accent, definitions)
  );
}

function brick(look: ChargerLook, definitions: Definitions): string {
  const [x, y, width, height] = [438, 340, 340, 178];
  return (
    housing(x, y, width, height, 44 + (look.form % 2) * 40, look.shell, definitions) +
    glossy(x + 34, y + 34, width - 68, height - 68, 40, definitions) +
    gauge(x + width * 0.6, y + height / 2, 26, definitions) +
    element('circle', {
      cx: x + 92,
      cy: y + height / 2,
      r: 32,
      fill: 'none',
      stroke: light,
      'stroke-width': 5,
    }) +
    spark(x + 92, y + height / 2, 36, light)
  );
}

/** A plug with two round pins, as sockets in Egypt take. */
function mains(x: number, y: number, definitions: Definitions): string {
  const pin = (at: number) =>
    element('rect', {
      x: at - 9,
      y: y - 92,
      width: 18,
      height: 74,
      rx: 8,
      fill: definitions.linear(at - 9, 0, at + 9, 0, [
        [0, '#8b9497'],
        [0.4, '#e9edee'],
        [1, '#7b8487'],
      ]),
    });
  return (
    pin(x - 34) +
    pin(x + 34) +
    housing(x - 72, y - 24, 144, 118, 40, '#2f383c', definitions) +
    element('path', {
      d: `M${x - 34} ${y + 92}H${x + 34}L${x + 16} ${y + 160}H${x - 16}Z`,
      fill: '#20272a',
    })
  );
}
