import { type Flat, flatOf, ink, type Paint } from '../paint.ts';
import { sheet } from '../sheet.ts';
import { element, figure, group, path } from '../svg.ts';
import { frame, type Subject, scale } from './proportions.ts';
import { doorLines, doorsOf } from './side-doors.ts';
import { sideGlass } from './side-glass.ts';
import { bodyOutline, type SideShape, sideShape } from './side-shape.ts';
import { sizeLines } from './size-lines.ts';
import { wheel } from './wheels.ts';

/** The car alone from its side in one paint, nose to the left: a whole SVG document of 1200 x 800 px. */
export function sideView(subject: Subject, paint: Paint): string {
  return view(subject, paint, scale.alone, () => '');
}

/** The same, smaller, with the maker's length, height and wheelbase beside it, those that are known. */
export function sizeView(subject: Subject, paint: Paint): string {
  return view(subject, paint, scale.sized, (placed) => sizeLines(subject, placed));
}

function view(
  subject: Subject,
  paint: Paint,
  perMm: number,
  beside: (placed: { originX: number; perMm: number; shape: SideShape }) => string,
): string {
  const shape = sideShape(subject);
  const originX = (frame.width - shape.measures.length * perMm) / 2;
  return sheet(
    beside({ originX, perMm, shape }),
    { originX, perMm },
    ...carLayers(subject, shape, flatOf(paint)),
  );
}

/** The car from back to front, in mm: x from the nose, y up from the ground. */
export function carLayers(subject: Subject, shape: SideShape, { fill, line }: Flat): string[] {
  const { frontAxle, rearAxle, tyreDiameter } = shape.measures;
  const axles = [frontAxle, rearAxle];
  const rim = wheel(tyreDiameter);
  const doors = doorsOf(subject.bodyType, shape);
  return [
    path(axles.map((x) => archAround(x, tyreDiameter / 2, shape.archRadius)).join(''), {
      fill: ink.dark,
    }),
    shape.open ? windscreen(shape) : '',
    path(bodyOutline(shape), {
      fill,
      stroke: line,
      'stroke-width': 18,
      'stroke-linejoin': 'round',
    }),
    shape.open ? '' : sideGlass(subject, shape, doors, line),
    doorLines(shape, doors, line),
    mirror(shape, fill, line),
    ...axles.map((x) => group({ transform: `translate(${x} ${tyreDiameter / 2})` }, rim)),
  ];
}

/** The dark of a wheel arch above its axle. */
function archAround(x: number, y: number, r: number): string {
  return `M${figure(x - r)} ${figure(y)}a${figure(r)} ${figure(r)} 0 0 0 ${figure(2 * r)} 0Z`;
}

/** The mirror at the foot of the windscreen: it tells the front from the rear. */
function mirror({ cowl, header, belt }: SideShape, fill: string, stroke: string): string {
  const x = cowl.x + (header.x - cowl.x) * 0.62;
  return element('rect', {
    x,
    y: belt(x) - 14,
    width: 160,
    height: 92,
    rx: 40,
    fill,
    stroke,
    'stroke-width': 14,
  });
}

/** The windscreen of an open car, and its seats as one plain shape. */
function windscreen({ cowl, header, belt, measures }: SideShape): string {
  const { height, length } = measures;
  const x = cowl.x + length * 0.22;
  const y = belt(x) - 40;
  const seat = { x, y, width: 200, height: height * 0.9 - y, rx: 70, fill: ink.dark };
  return (
    element('rect', seat) +
    path(`M${cowl.x} ${cowl.y - 20}L${header.x} ${header.y - 12}`, {
      stroke: ink.sheet,
      'stroke-width': 30,
      'stroke-linecap': 'round',
    })
  );
}
