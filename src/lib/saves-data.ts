import { fieldOf } from './json';

/** Whether the person has asked their browser to spare data: then nothing is fetched that they have not asked for. */
export function savesData(): boolean {
  return fieldOf(fieldOf(navigator, 'connection'), 'saveData') === true;
}
