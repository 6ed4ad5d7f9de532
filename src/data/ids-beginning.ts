/** The first and the last id that begin with these 8 hexadecimal digits; the backend has no operator for it. */
export function idsBeginning(beginning: string): readonly [first: string, last: string] {
  return [`${beginning}-0000-0000-0000-000000000000`, `${beginning}-ffff-ffff-ffff-ffffffffffff`];
}
