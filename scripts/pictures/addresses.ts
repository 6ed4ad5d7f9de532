/** Letters and digits in lower case, every run of anything else a hyphen: the folder name of a model's pictures. */
function pictureName(model: string): string {
  return model
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The five drawn pictures of a car in the order of its gallery: the main paint from three sides, then two more paints. */
export function carPictures(
  brandId: string,
  model: string,
  paints: readonly [string, string, string],
): string[] {
  const folder = `/pictures/cars/${brandId}-${pictureName(model)}`;
  const [main, second, third] = paints;
  return [`side-${main}`, `front-${main}`, `rear-${main}`, `side-${second}`, `side-${third}`].map(
    (view) => `${folder}/${view}.jpg`,
  );
}

/** The drawn picture of a charger, alone in its gallery. */
export function chargerPictures(model: string): string[] {
  return [`/pictures/chargers/${pictureName(model)}.jpg`];
}
