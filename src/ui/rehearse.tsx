import { Activity, type ReactNode, useInsertionEffect } from 'react';
import { adoptStyles } from './adopt-styles';
import { drawInto } from './draw-into';
import styles from './mounted.css?inline';

/**
 * Draws out of sight, while the browser has nothing else to do, what will be mounted later, and takes it away again:
 * what a browser does for the first time takes it several times as long. Its effects do not run.
 * @returns resolves once that is done
 */
export function rehearse(element: ReactNode): Promise<void> {
  adoptStyles(styles);
  return new Promise((resolve) => {
    const end = () => {
      root.unmount();
      resolve();
    };
    const root = drawInto(
      document.createElement('div'),
      <Activity mode="hidden">
        {element}
        <Drawn act={() => void setTimeout(end)} />
      </Activity>,
    );
  });
}

/** Effects of style run even where nothing is shown. */
function Drawn({ act }: { act: () => void }) {
  useInsertionEffect(act, [act]);
  return null;
}
