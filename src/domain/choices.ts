/** The values of columns of which one is chosen. No rules: data files and mails read them too. */

/** Confirmed by a dealer or by us, reported by a source, or a level of our own: no quotation. */
export const priceStandings = ['confirmed', 'reported', 'level'] as const;
export const powertrains = ['BEV', 'EREV'] as const;
export const rangeCycles = ['WLTP', 'CLTC', 'NEDC', 'EPA'] as const;
export const importChannels = ['official', 'parallel'] as const;
export const drives = ['FWD', 'RWD', 'AWD'] as const;
export const batteryChemistries = ['LFP', 'NMC', 'other'] as const;
export const batteryCoolings = ['liquid', 'air', 'none'] as const;
export const connectorBases = ['recorded', 'assumed'] as const;
