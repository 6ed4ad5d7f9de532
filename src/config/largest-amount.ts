/** Beyond any price in Egyptian pounds, and any figure of a tariff; the tables allow no more either. */
export const largestAmount = 1_000_000_000;
