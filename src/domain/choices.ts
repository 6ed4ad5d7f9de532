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

/** Kinds of bodies and plugs that most cars have; others may be typed. */
export const usualBodyTypes = ['SUV', 'Sedan', 'Hatchback', 'Micro', 'Wagon', 'Roadster'] as const;
export const usualProtocols = ['CCS2', 'GB/T', 'CCS2 / GB/T', 'Type 2', 'CHAdeMO'] as const;
