import { manifest } from '@/site/manifest.build';

export const GET = () => new Response(JSON.stringify(manifest()));
