/**
 * The drawing of the hero on a field of 1440 x 290, one line: alternating current comes in from the edge, calms down
 * to direct current, and draws the car that it charges. Also on the picture for link previews.
 */
const ground = 262;

/** The wave's crests and troughs, left to right; between two of them a curve that is level at both ends. */
const turns = [
  [-40, 250],
  [60, 92],
  [180, 262],
  [300, 140],
  [420, 268],
  [530, 196],
  [630, 264],
  [715, 244],
  [800, ground],
] as const;

const wave = turns
  .map(([x, y], index) => {
    const before = turns[index - 1];
    if (before === undefined) return `M${x} ${y}`;
    const reach = Math.round((x - before[0]) * 0.37);
    return `C${before[0] + reach} ${before[1]} ${x - reach} ${y} ${x} ${y}`;
  })
  .join('');
/** Tail, roof, screen and nose in one bow, then back to the ground. */
const body =
  'C834 262 842 240 846 210C848 192 848 178 856 168C866 156 912 138 962 115C1008 97 1046 92 1084 92C1164 92 1218 126 1266 148C1318 158 1366 168 1384 190C1394 204 1394 222 1388 240C1384 256 1398 262 1412 262H1440';

/** The line from edge to edge. */
export const currentLine = wave + body;

/** Windows, and the seams and lights of the car. */
export const carGlass =
  'M912 150C964 120 1022 104 1084 104C1148 104 1194 128 1238 153C1130 158 1010 157 912 150Z';
export const carSeams =
  'M1076 105L1066 155M1066 155V238M1088 170H1112M990 238H1232M1160 119C1176 132 1186 144 1192 155M852 178C868 178 880 180 890 184M1386 194C1364 194 1346 190 1330 182';

/** Wheels: tyre and rim. */
export const carWheels = [940, 1284].flatMap((cx) => [42, 27].map((r) => ({ cx, cy: 220, r })));
