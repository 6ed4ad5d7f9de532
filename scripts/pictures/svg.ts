import { inText } from '../../src/lib/markup.ts';

/** Values that may become an SVG attribute; numbers are written with two decimals at most. */
export type Attributes = Record<string, string | number | undefined>;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A number as SVG text: two decimals are a hundredth of a millimetre, finer than any pixel. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a drawable number: ${value}`);
  return String(Math.round(value * 100) / 100);
}

/** One SVG element with its (already drawn) children. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes = {}, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? figure(value) : inText(value ?? '');
      return ` ${key}="${text}"`;
    })
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** Elements drawn together under shared attributes. */
export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, children.join(''));
}

/** A shape by its path data. */
export function path(d: string, attributes: Attributes): string {
  return element('path', { d, ...attributes });
}

/** Gradients, clips and blurs of one picture, each under its own id. */
export class Definitions {
  readonly #made: string[] = [];
  readonly #blurs = new Map<number, string>();
  readonly #reach: number;

  /** `reach`: how far a blur may spread sideways, in percent of the width of what it softens. */
  constructor(reach = 30) {
    this.#reach = reach;
  }

  #add(name: string, attributes: Attributes, children: string): string {
    const id = `d${this.#made.length}`;
    this.#made.push(element(name, { id, ...attributes }, children));
    return `url(#${id})`;
  }

  /** A gradient from (x1, y1) to (x2, y2) in the units of the drawing that uses it. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.#add(
      'linearGradient',
      { x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' },
      written(stops),
    );
  }

  /** A round gradient; `squash` below 1 flattens it to an ellipse. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[], squash = 1): string {
    const gradientTransform =
      squash === 1 ? undefined : `translate(0 ${figure(cy * (1 - squash))}) scale(1 ${squash})`;
    return this.#add(
      'radialGradient',
      { cx, cy, r, gradientUnits: 'userSpaceOnUse', gradientTransform },
      written(stops),
    );
  }

  clip(shape: string): string {
    return this.#add('clipPath', {}, shape);
  }

  /** A soft edge; the deviation is in units of the drawing. */
  blur(deviation: number): string {
    const known = this.#blurs.get(deviation);
    if (known !== undefined) return known;
    const made = this.#add(
      'filter',
      {
        x: `-${this.#reach}%`,
        y: '-150%',
        width: `${100 + 2 * this.#reach}%`,
        height: '400%',
      },
      element('feGaussianBlur', { stdDeviation: deviation }),
    );
    this.#blurs.set(deviation, made);
    return made;
  }

  toString(): string {
    return element('defs', {}, this.#made.join(''));
  }
}

function written(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}
