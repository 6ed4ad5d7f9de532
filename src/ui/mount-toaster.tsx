import { adoptStyles } from './adopt-styles';
import { drawInto } from './draw-into';
import { Toaster } from './Toaster';
import styles from './toast.css?inline';

/** Gives the page its place for notifications; once per page. */
export function mountToaster(): void {
  adoptStyles(styles);
  const place = document.createElement('div');
  // A dialog that opens later hides the rest of the page from screen readers, but not what announces.
  place.dataset.liveAnnouncer = '';
  document.body.append(place);
  drawInto(place, <Toaster />);
}
