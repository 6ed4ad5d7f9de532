import { markStrokes } from '../brand/mark.ts';
import { lettering } from '../lettering.ts';
import { figure } from '../svg.ts';
import { heroScene } from './hero.ts';

const ink = '#0d3f45';

/** What a shared link shows: the hero scene under the name, an SVG document of 1200 x 630 px. */
export function sharePicture(): string {
  const { d, box } = lettering('Tayar', 0.012);
  const scale = 74 / (box.maxY - box.minY);
  const at = `translate(164 ${figure(136 - box.maxY * scale)}) scale(${scale.toFixed(5)})`;
  const scene = heroScene()
    .replace('<svg ', '<svg x="0" y="0" ')
    .replace('width="1600" height="900"', 'width="1200" height="675"');
  const name = `<g transform="translate(66 54) scale(2.5)">${markStrokes(ink, '#b5663a')}</g><path d="${d}" transform="${at}" fill="${ink}" stroke="${ink}" stroke-width="40"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><g transform="translate(0 -45)">${scene}</g>${name}</svg>`;
}
