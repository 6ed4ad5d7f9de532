/** The screens of the screenshots: width and height in CSS pixels, and the device pixel ratio. */
export const screenshotScreens = {
  narrow: { width: 412, height: 824, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

type Screenshot = { name: 'home' | 'cars' | 'car'; screen: keyof typeof screenshotScreens };

/**
 * Pictures of the site in each language, which a device may show before it installs it. `npm run screenshots` takes them;
 * pictures of one kind of screen have the same size, as browsers ask for.
 */
export const screenshots: readonly Screenshot[] = [
  { name: 'home', screen: 'narrow' },
  { name: 'cars', screen: 'narrow' },
  { name: 'car', screen: 'narrow' },
  { name: 'home', screen: 'wide' },
  { name: 'cars', screen: 'wide' },
];

/** The path of a screenshot. */
export function screenshotPath({ name, screen }: Screenshot, language: string): string {
  return `/screenshots/${language}/${name}-${screen}.webp`;
}
