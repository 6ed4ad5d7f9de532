import { furtherLanguages } from '#config/paths.ts';

/**
 * Runs before the page is painted: hides the text that there is no such page where the address is one of the catalogue,
 * which `LivePage` looks up. It reads the address as `catalogueAddress` does.
 */
export const lookingUpScript =
  `var p=location.pathname.replace(/^\\/(${furtherLanguages.join('|')})(?=\\/)/,"").split("/"),` +
  'n=p.length;' +
  'if(p[1]=="cars"&&p[2]&&(n==3||n==4&&p[3])||p[1]=="chargers"&&p[2]&&n==3)' +
  'document.documentElement.classList.add("looking-up")';
