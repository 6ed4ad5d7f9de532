import { baseLocale, getLocale } from '#paraglide/runtime.js';

/**
 * A name in Latin letters that stands alone. Among Arabic text one that begins with a figure or ends with a mark would
 * be turned round: '+EQS 450'.
 */
export function Name({ text }: { text: string }) {
  return getLocale() === baseLocale ? text : <bdi>{text}</bdi>;
}
