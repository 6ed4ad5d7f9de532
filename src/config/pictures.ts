/** Constants of pictures, apart from the others, since every page carries these. */
export const pictures = {
  /** They load within this distance of the viewport, in CSS pixels. */
  lazyLoadMarginPx: 300,
  /** A placeholder appears when one has not come by then, in milliseconds. */
  placeholderDelayMs: 200,
} as const;
