import { createRoot } from 'react-dom/client';
import { Toaster } from './Toaster';

/** Gives the page its place for notifications; once per page. */
export function mountToaster(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
