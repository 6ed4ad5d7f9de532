import { createContext, type RefObject } from 'react';

/**
 * Pictures of a form that are still being uploaded, the way to report that some began or ended, and the field that takes
 * files which are dropped anywhere on the form.
 */
export type Uploads = {
  pending: number;
  report: (more: number) => void;
  taker: RefObject<((files: readonly File[]) => void) | null>;
};

/** Of the form around. */
export const UploadsContext = createContext<Uploads>({
  pending: 0,
  report: () => {},
  taker: { current: null },
});
