import { createContext } from 'react';

/** Pictures of a form that are still being uploaded, and the way to report that some began or ended. */
export type Uploads = { pending: number; report: (more: number) => void };

/** Of the form around. */
export const UploadsContext = createContext<Uploads>({ pending: 0, report: () => {} });
