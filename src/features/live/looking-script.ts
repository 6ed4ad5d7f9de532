/**
 * Runs before the page is drawn: an address of the catalogue shows that it is looked up rather than, for a moment,
 * that it does not exist. Without scripts the page stays what it is.
 */
export const lookingScript =
  'var p=location.pathname.split("/"),n=p.length;document.documentElement.dataset.looking=' +
  'p[1]=="cars"&&n==3?"brand":p[1]=="cars"&&n==4?"car":p[1]=="chargers"&&n==3?"charger":""';
