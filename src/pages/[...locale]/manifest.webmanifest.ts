import { localePaths } from '@/config/paths';
import { manifest } from '@/layouts/manifest.build';

export const getStaticPaths = localePaths;

/** What devices need to install the site as an app. */
export const GET = () => Response.json(manifest());
