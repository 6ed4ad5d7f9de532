/** Letters and digits in lower case, every run of anything else a hyphen: the folder name of a model's pictures. */
function pictureName(model: string): string {
  return model
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The two drawn pictures of a car in the order of its gallery: the car alone, then with its sizes. */
export function carPictures(
  brandId: string,
  model: string,
  paint: string,
): [alone: string, sized: string] {
  const folder = `/pictures/cars/${brandId}-${pictureName(model)}`;
  return [`${folder}/side-${paint}.svg`, `${folder}/size-${paint}.svg`];
}

/** The drawn picture of a charger, alone in its gallery. */
export function chargerPictures(model: string): string[] {
  return [`/pictures/chargers/${pictureName(model)}.jpg`];
}
