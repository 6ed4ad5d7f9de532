import { heroImage } from '#config/limits.ts';

/** Why a file cannot become the hero's picture, by its type and size; null when it can. */
export function faultOf({ type, size }: Pick<Blob, 'type' | 'size'>): 'type' | 'size' | null {
  if (!heroImage.extensions.has(type)) return 'type';
  return size > heroImage.bytesLimit ? 'size' : null;
}
