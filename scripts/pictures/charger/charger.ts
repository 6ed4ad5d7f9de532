import { frame } from '../car/proportions.ts';
import { type Paint, roomOf } from '../paint.ts';
import { pick, seededRandom } from '../seeded.ts';
import { backdrop } from '../studio.ts';
import { Definitions, element } from '../svg.ts';
import { cabinet, pedestal } from './column.ts';
import { plugOf } from './plug.ts';
import { portable } from './portable.ts';
import { type ChargerLook, wallbox } from './wallbox.ts';

/** A charger to draw, as the catalogue describes it. */
export type ChargerSubject = {
  model: string;
  category: string;
  connectorType: string;
  inputType: string;
};

const shells = ['#eceae4', '#3d474c', '#20303a', '#d8d3c8', '#f2f1ed'] as const;
const rooms: readonly [Paint, ...Paint[]] = ['sand', 'sage', 'sky', 'graphite', 'copper', 'nile'];

/** A charger of its category on the studio's wall: a whole SVG document of 1200 x 800 px. */
export function chargerView({ model, category, connectorType, inputType }: ChargerSubject): string {
  const brand = seededRandom(`charging ${model.split(' ')[0]}`);
  const own = seededRandom(`charger:${model}`);
  const shell = pick(shells, brand);
  const look: ChargerLook = {
    plug: plugOf(connectorType),
    shell,
    dark: shell === '#3d474c' || shell === '#20303a',
    accent: '#c47a4b',
    form: Math.floor(brand() * 30),
    sign: Math.floor(brand() * 12),
    three: /3-ph/i.test(inputType),
  };
  const definitions = new Definitions();
  const drawn = formOf(category, own())(look, definitions);
  const room = backdrop(roomOf(pick(rooms, own)), definitions, 690);
  const { width, height } = frame;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    definitions.toString() + room + drawn,
  );
}

function formOf(category: string, chosen: number) {
  if (/dc/i.test(category)) return cabinet;
  if (/portable/i.test(category)) return portable;
  return /business/i.test(category) && chosen < 0.7 ? pedestal : wallbox;
}
