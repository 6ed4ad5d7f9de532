/** The country whose places pages show. */
export const homeCountry = 'EG';

/** What encloses a country, degrees of latitude and longitude. */
export type Box = { south: number; west: number; north: number; east: number };

const box = (south: number, west: number, north: number, east: number): Box => ({
  south,
  west,
  north,
  east,
});

/**
 * Countries whose charging points can be imported: number at Open Charge Map (its reference data), two letters, and a box
 * around them, generous and from general knowledge. A country that is not here needs its line.
 */
export const importedCountries: ReadonlyMap<number, { code: string; box: Box }> = new Map([
  [8, { code: 'DZ', box: box(18.9, -8.7, 37.2, 12) }],
  [22, { code: 'BH', box: box(25.5, 50.2, 26.5, 50.9) }],
  [63, { code: 'CY', box: box(34.5, 32.2, 35.8, 34.7) }],
  [70, { code: 'EG', box: box(21.5, 24.5, 32, 37) }],
  [109, { code: 'IQ', box: box(29, 38.7, 37.4, 48.7) }],
  [116, { code: 'JO', box: box(29.1, 34.8, 33.5, 39.4) }],
  [122, { code: 'KW', box: box(28.5, 46.5, 30.2, 48.6) }],
  [126, { code: 'LB', box: box(33, 35, 34.8, 36.7) }],
  [129, { code: 'LY', box: box(19.4, 9.3, 33.3, 25.3) }],
  [153, { code: 'MA', box: box(27.6, -13.3, 36, -0.9) }],
  [169, { code: 'OM', box: box(16.6, 51.9, 26.5, 60) }],
  [172, { code: 'PS', box: box(31.2, 34.2, 32.6, 35.6) }],
  [182, { code: 'QA', box: box(24.4, 50.7, 26.3, 51.8) }],
  [197, { code: 'SA', box: box(16, 34.4, 32.3, 55.8) }],
  [212, { code: 'SD', box: box(8.6, 21.8, 22.3, 38.7) }],
  [218, { code: 'SY', box: box(32.3, 35.6, 37.4, 42.4) }],
  [228, { code: 'TN', box: box(30.2, 7.5, 37.6, 11.7) }],
  [229, { code: 'TR', box: box(35.8, 25.6, 42.2, 44.9) }],
  [235, { code: 'AE', box: box(22.5, 51.4, 26.2, 56.5) }],
]);
