import { type Definitions, element, figure, group, path } from '../svg.ts';

/** Cairo along the Nile, in px of a frame 1600 wide whose far bank lies at `bank`. */
export function skyline(bank: number, far: string, near: string, definitions: Definitions): string {
  const haze = definitions.linear(0, bank - 330, 0, bank, [
    [0, far, 0.95],
    [1, far, 0.45],
  ]);
  return group(
    {},
    pyramids(bank, haze),
    group({}, roofs(bank, far), tower(1190, bank, far), mosque(860, bank, near), palms(bank, near)),
  );
}

/** The three of Giza on the horizon, their sunlit side paler. */
function pyramids(bank: number, fill: string): string {
  const one = (x: number, half: number, height: number) =>
    path(`M${x - half} ${bank}L${x} ${bank - height}L${x + half} ${bank}Z`, {
      fill,
      opacity: 0.62,
    }) +
    path(`M${x} ${bank - height}L${x + half} ${bank}H${x + half * 0.22}Z`, {
      fill: '#fff3dd',
      opacity: 0.2,
    });
  return one(258, 196, 176) + one(470, 168, 150) + one(628, 84, 74);
}

/** Houses and hotels of the bank, one silhouette. */
function roofs(bank: number, fill: string): string {
  const heights = [
    46, 74, 60, 96, 52, 118, 84, 66, 140, 92, 58, 110, 76, 132, 88, 54, 102, 70, 124, 64, 90, 148,
    80, 60,
  ];
  let x = 690;
  const blocks = heights.map((height, index) => {
    const width = 30 + ((index * 37) % 26);
    const block = `M${x} ${bank}V${bank - height}H${x + width}V${bank}Z`;
    x += width + ((index * 13) % 9);
    return block;
  });
  return path(blocks.join(''), { fill, opacity: 0.5 });
}

/** The Cairo Tower: a lattice that opens like a lotus. */
function tower(x: number, bank: number, fill: string): string {
  const top = bank - 352;
  return (
    path(
      `M${x - 21} ${bank}C${x - 17} ${bank - 150} ${x - 15} ${top + 130} ${x - 19} ${top + 62}L${x - 27} ${top + 36}H${x + 27}L${x + 19} ${top + 62}C${x + 15} ${top + 130} ${x + 17} ${bank - 150} ${x + 21} ${bank}Z`,
      { fill, opacity: 0.8 },
    ) +
    element('rect', { x: x - 13, y: top + 10, width: 26, height: 24, rx: 4, fill, opacity: 0.8 }) +
    element('rect', { x: x - 2, y: top - 58, width: 4, height: 70, fill, opacity: 0.8 }) +
    Array.from({ length: 8 }, (_, i) =>
      element('rect', {
        x: x - 14,
        y: top + 78 + i * 30,
        width: 28,
        height: 3,
        fill: '#fff3dd',
        opacity: 0.28,
      }),
    ).join('')
  );
}

/** The Citadel's mosque: stacked domes between two pencil minarets. */
function mosque(x: number, bank: number, fill: string): string {
  const y = bank - 92;
  const dome = (cx: number, base: number, r: number) =>
    `M${cx - r} ${base}A${r} ${figure(r * 0.96)} 0 0 1 ${cx + r} ${base}Z`;
  const minaret = (cx: number) =>
    `M${cx - 6} ${bank}V${y - 116}H${cx - 9}V${y - 124}H${cx - 5}L${cx} ${y - 186}L${cx + 5} ${y - 124}H${cx + 9}V${y - 116}H${cx + 6}V${bank}Z`;
  return path(
    `M${x - 128} ${bank}V${y + 30}H${x - 92}V${y}H${x + 92}V${y + 30}H${x + 128}V${bank}Z${dome(x, y, 56)}${dome(x - 72, y + 4, 28)}${dome(x + 72, y + 4, 28)}${dome(x - 110, y + 32, 18)}${dome(x + 110, y + 32, 18)}${minaret(x - 66)}${minaret(x + 66)}M${x - 2} ${y - 52}V${y - 78}H${x + 2}V${y - 52}Z`,
    { fill },
  );
}

function palms(bank: number, fill: string): string {
  const one = (x: number, height: number, lean: number) => {
    const [tx, ty] = [x + lean, bank - height];
    const leaves = [-160, -128, -96, -62, -28, 8, -190]
      .map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const [ex, ey] = [
          tx + Math.cos(angle) * height * 0.42,
          ty + Math.sin(angle) * height * 0.3 + height * 0.1,
        ];
        return `M${figure(tx)} ${figure(ty)}Q${figure((tx + ex) / 2)} ${figure((ty + ey) / 2 - height * 0.16)} ${figure(ex)} ${figure(ey)}`;
      })
      .join('');
    return (
      path(`M${x} ${bank}Q${x} ${bank - height * 0.6} ${tx} ${ty}`, {
        fill: 'none',
        stroke: fill,
        'stroke-width': height * 0.045,
        'stroke-linecap': 'round',
      }) +
      path(leaves, {
        fill: 'none',
        stroke: fill,
        'stroke-width': height * 0.05,
        'stroke-linecap': 'round',
      })
    );
  };
  return group(
    { opacity: 0.8 },
    one(70, 128, 14),
    one(118, 96, -8),
    one(1470, 138, -12),
    one(1512, 104, 9),
    one(1560, 152, 6),
  );
}
