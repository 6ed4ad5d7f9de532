/** The stock pictures that stand in for those that are not there; apart, since every page carries their addresses. */
export const fallbackPicture = {
  car: '/pictures/fallback-car.jpg',
  charger: '/pictures/fallback-charger.jpg',
} as const;
