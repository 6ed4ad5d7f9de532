/** A phone that is touched. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const desktop = { viewport: { width: 1440, height: 900 } };

/** The mid-range phone that Lighthouse imitates. */
export const midRangePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
