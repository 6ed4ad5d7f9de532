/**
 * The few icons of the list, drawn here: the library's own way to draw them weighs more than all of them (outlines by
 * Lucide, ISC licence).
 */
const outlines = {
  down: 'm6 9 6 6 6-6',
  cross: 'M18 6 6 18M6 6l12 12',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  filters: 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7M8 10v4m0-2H3',
} as const;

export function Icon({ name, className }: { name: keyof typeof outlines; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={outlines[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
