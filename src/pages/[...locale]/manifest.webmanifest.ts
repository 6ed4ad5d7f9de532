import { localePaths } from '#config/paths.ts';
import { manifest } from '#layouts/manifest.build.ts';

export const getStaticPaths = localePaths;

/** The web app manifest. */
export const GET = () => Response.json(manifest());
