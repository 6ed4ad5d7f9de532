/**
 * Lines that people know a model by, as its record names them. Each moves the outline of its body type in a way that a
 * plain drawing can carry; nothing else tells cars of one body and size apart.
 */
export const carLines = [
  /** The windscreen begins far ahead, as where no engine needs room: ID.3, Dolphin. */
  'short-bonnet',
  /** The windscreen begins far back: i4, e-tron GT. */
  'long-bonnet',
  /** The bonnet dips between the wings: Taycan, Model 3. */
  'low-nose',
  /** A tall, blunt front: E-HS9, ROX 01. */
  'high-nose',
  /** Bonnet, roof and tail in one bow: EQS. */
  'one-bow',
  /** A level roof: Li L9, EX40. */
  'flat-roof',
  /** The roof falls to the very tail: Seal, G6. */
  'fastback',
  /** Between the two: Macan, Deepal S05. */
  'sloping-rear',
  /** The rear window stands: T03, ROX 01. */
  'upright-rear',
  /** The windows narrow towards the rear: MG4, Seagull. */
  'rising-waist',
  /** No glass behind the rear door: EX30, Atto 3. */
  'closed-pillar',
] as const;
export type CarLine = (typeof carLines)[number];
