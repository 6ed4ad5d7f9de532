import { Name } from '#components/Name.tsx';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { withoutHyphenBreaks } from '#features/catalogue/names.ts';
import { numberNotation } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { compareKey } from '#session/compared.ts';
import { type Silhouette, silhouetteOf } from './silhouette.ts';
import './silhouettes.css';

/** Room around the cars, and the distance of the ticks below them, in mm. */
const margin = 60;
const tickEvery = 1000;

/** The cars from the side, one over the other, nose to nose and to one scale. Nothing where no size is known. */
export function Silhouettes({ cars }: { cars: readonly Car[] }) {
  const drawn = cars.map((car) => ({
    car,
    name: fullName(car),
    shape: silhouetteOf(car),
  }));
  const shapes = drawn.flatMap(({ shape }) => shape ?? []);
  if (shapes.length === 0) return null;
  const length = Math.max(...shapes.map((shape) => shape.length));
  const height = Math.max(...shapes.map((shape) => shape.height));
  const lastTick = Math.ceil(length / tickEvery) * tickEvery;
  const ticks = Array.from({ length: lastTick / tickEvery + 1 }, (_, tick) => tick * tickEvery);
  return (
    <figure className="comparison-outlines">
      <svg
        viewBox={`${-margin} ${-height - margin} ${lastTick + 2 * margin} ${height + 4 * margin}`}
        role="img"
        aria-label={m.compare_outlines({ cars: inARow(drawn.map(({ name }) => name)) })}
      >
        <path className="ground" d={`M0 0H${lastTick}${ticks.map((x) => `M${x} 0v90`).join('')}`} />
        {drawn.map(({ car, shape }) => shape && <Outline key={compareKey(car)} {...shape} />)}
      </svg>
      <figcaption>
        <ul>
          {drawn.map(({ car, name, shape }) => (
            <li key={compareKey(car)}>
              <b>
                <Name text={withoutHyphenBreaks(name)} />
              </b>
              <small>{shape === null ? m.compare_outline_unknown() : sizeText(shape)}</small>
            </li>
          ))}
        </ul>
        <p>{m.compare_outlines_note()}</p>
      </figcaption>
    </figure>
  );
}

function Outline({ body, windows, wheels }: Silhouette) {
  return (
    <g>
      <path d={body} />
      <path d={windows} className="window" />
      {wheels.map(({ x, radius }) => (
        <circle key={x} cx={x} cy={-radius} r={radius * 0.92} />
      ))}
    </g>
  );
}

function sizeText({ length, height }: Silhouette): string {
  return m.compare_outline_size({ length: metres(length), height: metres(height) });
}

const toTheCentimetre = () =>
  numberNotation({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

function metres(millimetres: number): string {
  return toTheCentimetre().format(millimetres / 1000);
}
