/** Id of the list of brands that the page brings for the form; elsewhere there is none, and nothing is suggested. */
export const brandSuggestions = 'insurance-brands';
