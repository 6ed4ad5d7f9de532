/** Where the charging points come from, and what we may do with them: whoever shows them names both. */
export const openChargeMap = {
  site: 'https://openchargemap.org',
  licence: 'CC BY 4.0',
  licenceText: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
