/**
 * Settings of a deployment, with their defaults. Only names that begin with PUBLIC_ are here: everything in this file
 * reaches the browser.
 */
export const environment = {
  /** Address of the Supabase project, without a trailing slash; empty when none is set. */
  supabaseUrl: (import.meta.env.PUBLIC_SUPABASE_URL ?? '').replace(/\/+$/, ''),
  /** The project's publishable (anonymous) key. */
  supabaseKey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
  /** Whether the project has sign-in with Google set up. */
  googleSignIn: import.meta.env.PUBLIC_GOOGLE_SIGN_IN === 'true',
  /** The sales team's phone in international form. */
  salesPhone: import.meta.env.PUBLIC_SALES_PHONE || '+20 10 2600 0880',
  /** Raster tiles for maps, see `mapTiles`; empty for none. */
  mapTiles: import.meta.env.PUBLIC_MAP_TILES ?? '',
  /** The key by which push services know the site; empty where notifications are not set up. */
  pushKey: import.meta.env.PUBLIC_VAPID_KEY ?? '',
} as const;
