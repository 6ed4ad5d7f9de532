/** The tables of the catalogue that managers edit. */
export const editedTables = ['cars', 'chargers', 'brands', 'charging_points'] as const;
export type EditedTable = (typeof editedTables)[number];
