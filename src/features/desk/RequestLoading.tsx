import { Skeleton } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';

/** In place of a request, or of its code. */
export function RequestLoading() {
  return (
    <div role="status" className="grid gap-4 p-4 sm:px-6">
      <span className="sr-only">{m.desk_loading()}</span>
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
