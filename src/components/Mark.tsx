import { mark } from '#styles/tokens.ts';

/** The product's mark. */
export function Mark({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="4.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-brand" d={mark.post} />
      <path className="stroke-accent" d={mark.wire} />
    </svg>
  );
}
