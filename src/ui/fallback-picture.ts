/** The stock pictures that stand in for those that are not there. In a file of its own, since every page loads it. */
export const fallbackPicture = {
  car: '/pictures/fallback-car.jpg',
  charger: '/pictures/fallback-charger.jpg',
} as const;
