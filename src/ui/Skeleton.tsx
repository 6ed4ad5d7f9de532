/** A grey shape where something is still to come; it says nothing to a screen reader, its container does. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-control ${className}`} />;
}
