import { getLocale } from '#paraglide/runtime.js';

/** How large a figure is, from the side on which its digits stand. */
export function ShareBar({ share }: { share: number }) {
  const x = getLocale() === 'ar' ? 0 : 100 - 100 * share;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="ms-auto mt-1 h-1 w-16 text-brand sm:w-24"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect x={x} width={100 * share} height="4" fill="currentColor" />
    </svg>
  );
}
