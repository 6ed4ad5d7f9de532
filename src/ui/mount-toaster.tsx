import { createRoot } from 'react-dom/client';
import { adoptStyles } from './adopt-styles';
import { Toaster } from './Toaster';
import styles from './toast.css?inline';

/** Gives the page its place for notifications; once per page. */
export function mountToaster(): void {
  adoptStyles(styles);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
