import type { Page } from '../browser.ts';
import type { CataloguePages } from '../catalogue.ts';

/** What a scene is set on. */
export type Stage = { page: Page; catalogue: CataloguePages };

/** A state that a person brings a page into: a dialog, a menu, a notice, an error. */
export type Scene = {
  name: string;
  /** Only where that kind of screen has it. */
  only?: 'phone' | 'desktop';
  /** What goes wrong on purpose, see `faults`. */
  faults?: RegExp;
  /** Brings it about and waits until it stands. */
  set(stage: Stage): Promise<unknown>;
};
