import { opensDialogs } from '@/lib/opens-dialogs';
import { panelId } from './listing-form';

/** Widths at which the filters stand beside the cards; narrower, they are a sheet. As in models.css. */
const beside = '(min-width: 64rem)';

/**
 * Makes the panel of filters a sheet that closes at a press beside it, and when the window grows wide; opens it where
 * the browser does not do so by itself at the press of its button; and gives its room to the cards when it is folded,
 * which only the column can be.
 */
export function followSheet(): void {
  const sheet = document.getElementById(panelId);
  if (!(sheet instanceof HTMLDialogElement)) return;
  const wide = matchMedia(beside);
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // What is pressed is the dialog itself only where it is its backdrop.
    if (target === sheet) sheet.close();
    const opens = target.closest(`[commandfor="${panelId}"]`);
    if (opens && !opensDialogs()) sheet.showModal();
  };
  const body = sheet.closest('.models-body');
  const groups = sheet.querySelector('details');
  const heading = groups?.querySelector('summary');
  const fold = () => body?.toggleAttribute('data-folded', groups?.open === false);
  fold();
  groups?.addEventListener('toggle', fold);
  // Of the sheet it is but the title.
  heading?.addEventListener('click', (event) => {
    if (!wide.matches) event.preventDefault();
  });
  const suit = () => {
    if (heading) heading.tabIndex = wide.matches ? 0 : -1;
    if (groups && !wide.matches) groups.open = true;
  };
  // At first it may have been opened already, by the press of its button alone.
  suit();
  wide.addEventListener('change', () => {
    sheet.close();
    suit();
  });
  document.addEventListener('click', onClick);
}
