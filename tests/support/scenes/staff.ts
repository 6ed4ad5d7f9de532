import { expect } from '../browser.ts';
import type { Scene } from './scene.ts';

/** What the sales team alone can meet. */
export const staffScenes: Scene[] = [
  {
    name: 'control of the hero image',
    set: ({ page }) => expect(page.getByRole('group', { name: 'Hero image' })).toBeVisible(),
  },
];
