import type { Page } from '../browser.ts';
import type { CataloguePages } from '../catalogue.ts';

export type Stage = { page: Page; catalogue: CataloguePages };

/** A state of a page: an open dialog or menu, a toast, an error. */
export type Scene = {
  name: string;
  /** The one kind of screen that has it. */
  only?: 'phone' | 'desktop';
  /** Faults that it provokes, see the `faults` fixture. */
  faults?: RegExp;
  /** Brings the page into this state. */
  set(stage: Stage): Promise<unknown>;
};
