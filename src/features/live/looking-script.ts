import { furtherLanguages } from '@/config/languages';

/**
 * Runs before the page is drawn: an address of the catalogue shows that it is looked up rather than, for a moment,
 * that it does not exist; it reads the address as `catalogueAddress` does. Without scripts the page stays what it is.
 */
export const lookingScript =
  `var p=location.pathname.replace(/^\\/(${furtherLanguages.join('|')})(?=\\/)/,"").split("/"),` +
  'n=p.length,c=p[1]=="cars"&&p[2];' +
  'document.documentElement.dataset.looking=' +
  'c&&n==3?"brand":c&&n==4&&p[3]?"car":p[1]=="chargers"&&p[2]&&n==3?"charger":""';
