/**
 * A script that runs inline before a page is painted: where its address asks for something else than what was built, the
 * page gets a class, by which it waits for its island.
 * @param names of the parameters that ask
 * @param or another condition, as script
 */
export const awaitedScript = (names: readonly string[], className: string, or = 'false') =>
  `try{if(/[?&](${names.join('|')})=/.test(location.search)||${or})document.documentElement.classList.add('${className}')}catch{}`;
