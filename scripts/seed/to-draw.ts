import type { Line } from './sheet.ts';
import type { BrandLine, CarLine, ChargerLine } from './sheets.ts';

/** The file in which scripts/pictures finds what to draw, from the project's root. */
export const picturesList = 'supabase/seed/pictures.json';

/** What a drawing shows of each record; scripts/pictures/catalogue.ts reads it. */
export type ToDraw = ReturnType<typeof toDraw>;

/** A car without a brand is left out: it is a fault that others name. */
export function toDraw(
  brands: readonly Line<BrandLine>[],
  cars: readonly Line<CarLine>[],
  chargers: readonly Line<ChargerLine>[],
  brandNamed: (name: string) => BrandLine | undefined,
) {
  return {
    brands: brands.map(({ values: { id, name_en } }) => ({ id, name: name_en })),
    cars: cars.flatMap(({ values }) => {
      const { brand, model, body_type: bodyType, wheelbase, lines, paint } = values;
      const brandId = brandNamed(brand)?.id;
      if (brandId === undefined) return [];
      const dimensions = values.dimensions ?? '';
      return [{ brandId, model, bodyType, dimensions, wheelbase, lines, paint }];
    }),
    chargers: chargers.map(({ values: { model, category, connector_type, input_type } }) => ({
      model,
      category,
      connectorType: connector_type ?? '',
      inputType: input_type ?? '',
    })),
  };
}

/** The list as JSON with a record a line, so that a change shows as one line. */
export function listText(list: ToDraw): string {
  const parts = Object.entries(list).map(
    ([name, records]) =>
      `"${name}": [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
