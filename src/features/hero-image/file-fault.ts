import { heroImage } from '@/config/limits';

/** Why a file cannot become the hero's picture, as far as it can be told by its facts; null when it can. */
export function faultOf({ type, size }: Pick<Blob, 'type' | 'size'>): 'type' | 'size' | null {
  if (!heroImage.extensions.has(type)) return 'type';
  return size > heroImage.bytesLimit ? 'size' : null;
}
