/** Finds in a text more than blanks and characters without a shape. */
export const visible = /[^\s\p{Z}\p{Cf}]/u;
