/** The stock pictures in place of missing ones. */
export const fallbackPicture = {
  car: '/pictures/fallback-car.jpg',
  charger: '/pictures/fallback-charger.jpg',
} as const;
