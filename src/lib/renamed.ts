type Renamed<Names extends Readonly<Record<string, string>>, Values> = {
  [Name in keyof Names as Names[Name]]: Name extends keyof Values ? Values[Name] : never;
};

/** The values under other names; those for which there is none are left out. @param names new ones by old ones */
export function renamed<
  const Names extends Readonly<Record<string, string>>,
  Values extends Readonly<Record<keyof Names, unknown>>,
>(names: Names, values: Values): Renamed<Names, Values>;
// TypeScript types no object that is made of entries key by key; the signature above says what comes out.
export function renamed(names: Record<string, string>, values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(names).map(([old, name]) => [name, values[old]]));
}
