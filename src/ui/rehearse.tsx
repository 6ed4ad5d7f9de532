import { Activity, type ReactNode, useInsertionEffect } from 'react';
import { adoptStyles } from './adopt-styles';
import { drawInto } from './draw-into';
import styles from './mounted.css?inline';

/**
 * Draws out of sight, while the browser has nothing else to do, what will be mounted later, and takes it away again:
 * what a browser does for the first time takes it several times as long. Its effects do not run.
 * @returns comes true once that is done
 */
export async function rehearse(element: ReactNode): Promise<void> {
  adoptStyles(styles);
  let done = () => {};
  const drawn = new Promise<void>((resolve) => {
    done = () => void setTimeout(resolve);
  });
  const root = drawInto(
    document.createElement('div'),
    <Activity mode="hidden">
      {element}
      <Drawn act={done} />
    </Activity>,
  );
  await drawn;
  root.unmount();
}

/** Effects of style run even where nothing is shown. */
function Drawn({ act }: { act: () => void }) {
  useInsertionEffect(act, [act]);
  return null;
}
