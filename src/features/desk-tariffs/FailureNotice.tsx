import { Notice } from '#components/States.tsx';
import type { Failure } from './use-save-rate.tsx';

/** Why an attempt stored nothing, told where it was made. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {failure && <Notice tone="warning" {...failure} />}
    </div>
  );
}
