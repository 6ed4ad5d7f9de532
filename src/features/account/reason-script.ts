/**
 * Runs before the form is painted, so that the banner for those who came for an insurance quote moves nothing: its css
 * shows it where the root element has the class.
 */
export const reasonScript = `document.documentElement.classList.toggle('for-insurance',new URLSearchParams(location.search).get('reason')==='insurance')`;
