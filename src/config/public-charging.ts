/**
 * Public charging in Egypt, as reported; sources read in November 2026.
 * - `plugs`: the regulator EgyptERA allows public points only these two. Rapid charging by GB/T ended on 14 April 2025
 *   (twaslnews.com) or on 24 April 2025 (lanatime.com, 2025-07-29; malekcars.com, 2025-05-04); GB/T cars still charge at
 *   home. In Open Charge Map, GB/T sockets of three sites stand as decommissioned since, the CCS2 beside them as working.
 * - `networks`: Infinity EV (enterprise.press, 2022-06-21), Sha7en (zawya.com, 2022-02-09), Revolta (egyptoil-gas.com,
 *   2018); IKARUS from general knowledge.
 * - `adapter`: from a GB/T inlet to a CCS2 cable, EGP, in April 2025 (twaslnews.com). Whether it is safe is disputed:
 *   egypttelegraph.com against it; Ahram Weekly 545817 quotes importers for it, who say that it may age the battery.
 * - `rapidKw`: of the 81 public places with CCS2 in Open Charge Map (2026-11-29) 54 give 50 kW, 20 give 60, 7 more.
 * - CHAdeMO: sites listed in Open Charge Map have one of 50 kW beside CCS2 (2026-01-25).
 */
export const publicCharging = {
  plugs: ['Type 2', 'CCS2'],
  networks: ['Infinity EV', 'Sha7en', 'Revolta', 'IKARUS'],
  /** What a rapid charger on the road usually gives, and what the best give, kW. */
  rapidKw: { usual: 50, best: 120 },
  /** As far from a place people go to charge, km as the crow flies: ours. */
  nearKm: 30,
  adapter: { lowEgp: 45_000, highEgp: 50_000, reportedOn: '2025-04-14' },
} as const;
