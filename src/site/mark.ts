/**
 * The mark on a field of 32 x 32 with strokes of 4.5: a T whose bar is one wave of alternating current. The header,
 * the icons and the picture for link previews are all drawn from it.
 */
export const mark = {
  post: 'M16 17.5V28',
  wire: 'M3.5 10.5C6 4.5 11.5 4.5 16 9.5S26 14.5 28.5 8.5',
} as const;
