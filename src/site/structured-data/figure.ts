import type { PropertyValueLeaf } from 'schema-dts';

/** A figure of a record as a named property: one, or none where the record has none. */
export function figureData(
  name: string,
  value: number | null,
  unitText: string,
): PropertyValueLeaf[] {
  return value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitText }];
}
