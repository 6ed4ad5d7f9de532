import { localePaths } from '@/config/paths';
import { manifest } from '@/layouts/manifest.build';

export const getStaticPaths = localePaths;

/** The web app manifest. */
export const GET = () => Response.json(manifest());
