import { furtherLanguages } from '@/config/languages';

/**
 * Leads to the address as the site itself writes it, where the host found no file for one that has more
 * percent-encoded than that (`%2B` for a plus): the same as `plainPath`.
 */
const plainly =
  'var q=location.pathname;try{q=q.split("/").map(s=>encodeURI(decodeURIComponent(s))' +
  '.replace(/[/?#]/g,encodeURIComponent)).join("/")}catch{}' +
  'q!=location.pathname&&location.replace(location.origin+q+location.search+location.hash);';

/**
 * Runs before the page is drawn: an address of the catalogue shows that it is looked up rather than, for a moment,
 * that it does not exist; it reads the address as `catalogueAddress` does. Without scripts the page stays what it is.
 */
export const lookingScript =
  `${plainly}var p=location.pathname.replace(/^\\/(${furtherLanguages.join('|')})(?=\\/)/,"").split("/"),` +
  'n=p.length,c=p[1]=="cars"&&p[2];' +
  'document.documentElement.dataset.looking=' +
  'c&&n==3?"brand":c&&n==4&&p[3]?"car":p[1]=="chargers"&&p[2]&&n==3?"charger":""';
