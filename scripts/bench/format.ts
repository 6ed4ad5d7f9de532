/** Bytes as kB of 1,024 with one decimal, such as "9.9 kB". */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}

/** Milliseconds without decimals, such as "48 ms". */
export function milliseconds(time: number): string {
  return `${Math.round(time)} ms`;
}

/** A ratio with two decimals, such as "1.27 x". */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} x`;
}
