import { type Definitions, element, group, path } from '../svg.ts';

/** Measures of charger drawings are px of the 1200 x 800 frame, y downwards. */
export type Plug = 'Type 2' | 'GB/T AC' | 'CCS2';

/** The plug that a catalogue's connector text means; Type 2 where it is unknown. */
export function plugOf(connector: string): Plug {
  if (/ccs/i.test(connector)) return 'CCS2';
  return /gb/i.test(connector) ? 'GB/T AC' : 'Type 2';
}

const hole = (cx: number, cy: number, r: number) =>
  element('circle', { cx, cy, r: r * 1.32, fill: '#39424600' }) +
  element('circle', { cx, cy, r, fill: '#040606', stroke: '#4b565b', 'stroke-width': r * 0.26 });
const contact = (cx: number, cy: number, r: number) =>
  hole(cx, cy, r) + element('circle', { cx, cy, r: r * 0.42, fill: '#c08a5c' });

/** The seven contacts of a Type 2 or GB/T AC plug around (0, 0) for a face of radius 1 * r. */
function contacts(r: number, full: boolean): string {
  const at = (x: number, y: number, size: number, live: boolean) =>
    (live ? contact : hole)(x * r, y * r, size * r);
  return (
    at(-0.26, -0.36, 0.1, true) +
    at(0.26, -0.36, 0.1, true) +
    at(-0.5, 0.04, 0.145, full) +
    at(0, 0.1, 0.145, true) +
    at(0.5, 0.04, 0.145, full) +
    (full ? at(-0.26, 0.5, 0.145, true) + at(0.26, 0.5, 0.145, true) : '')
  );
}

/** A plug seen from the car's side, so that its connector can be told: the face is `r` px in radius. */
export function plugFace(
  plug: Plug,
  x: number,
  y: number,
  r: number,
  accent: string,
  definitions: Definitions,
): string {
  const shell = definitions.linear(0, -r * 1.3, 0, r * 1.6, [
    [0, '#566167'],
    [0.35, '#2b3236'],
    [1, '#121617'],
  ]);
  const rim = definitions.linear(0, -r, 0, r, [
    [0, '#0c0f10'],
    [1, '#3b4448'],
  ]);
  const shadow = element('ellipse', {
    cx: 18,
    cy: 26,
    rx: r * 1.25,
    ry: r * (plug === 'CCS2' ? 1.9 : 1.3),
    fill: '#000000',
    opacity: 0.25,
    filter: definitions.blur(16),
  });
  const flat = (s: number) =>
    `M${-0.62 * s * r} ${-0.78 * s * r}H${0.62 * s * r}A${s * r} ${s * r} 0 1 1 ${-0.62 * s * r} ${-0.78 * s * r}Z`;
  const ring = element('path', {
    d: flat(1.16),
    fill: 'none',
    stroke: accent,
    'stroke-width': r * 0.05,
  });
  if (plug === 'GB/T AC') {
    return group(
      { transform: `translate(${x} ${y})` },
      shadow,
      element('circle', { r: r * 1.28, fill: shell }),
      element('rect', {
        x: -r * 0.2,
        y: -r * 1.42,
        width: r * 0.4,
        height: r * 0.34,
        rx: r * 0.1,
        fill: '#2b3236',
      }),
      element('circle', { r: r * 1.14, fill: 'none', stroke: accent, 'stroke-width': r * 0.05 }),
      element('circle', { r, fill: '#15191b', stroke: rim, 'stroke-width': r * 0.08 }),
      contacts(r * 0.98, true),
    );
  }
  if (plug === 'Type 2') {
    return group(
      { transform: `translate(${x} ${y})` },
      shadow,
      path(flat(1.3), { fill: shell }),
      ring,
      path(flat(1), { fill: '#15191b', stroke: rim, 'stroke-width': r * 0.08 }),
      contacts(r * 0.98, true),
    );
  }
  const pill = (grow: number) =>
    element('rect', {
      x: -r * (0.92 + grow),
      y: r * (0.98 - grow),
      width: r * (1.84 + grow * 2),
      height: r * (0.98 + grow * 2),
      rx: r * (0.5 + grow),
      fill: grow > 0 ? shell : '#15191b',
      stroke: grow > 0 ? undefined : rim,
      'stroke-width': grow > 0 ? undefined : r * 0.08,
    });
  return group(
    { transform: `translate(${x} ${y - r * 0.45})` },
    group({ transform: `translate(0 ${r * 0.4})` }, shadow),
    pill(0.3),
    path(flat(1.3), { fill: shell }),
    ring,
    path(flat(1), { fill: '#15191b', stroke: rim, 'stroke-width': r * 0.08 }),
    pill(0),
    contacts(r * 0.98, false),
    contact(-r * 0.45, r * 1.47, r * 0.29),
    contact(r * 0.45, r * 1.47, r * 0.29),
  );
}
