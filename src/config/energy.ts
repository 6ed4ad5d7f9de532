/**
 * Energy prices of Egypt and the assumptions behind every estimate of cost, time and range (DECISIONS, 'Honest
 * data'). Each figure carries the day it was last seen and where, so that a page can say how old it is.
 */

/** Household electricity, EGP a kWh before fixed fees; also holds for a separate meter for the car. */
export const homeTariff = {
  /** A band of monthly use prices all of the month's units by its blocks, the first block counting from zero. */
  bands: [
    {
      upToKwh: 100,
      blocks: [
        { upToKwh: 50, egpPerKwh: 0.68 },
        { upToKwh: 100, egpPerKwh: 0.78 },
      ],
    },
    {
      upToKwh: 650,
      blocks: [
        { upToKwh: 200, egpPerKwh: 0.95 },
        { upToKwh: 350, egpPerKwh: 1.55 },
        { upToKwh: 650, egpPerKwh: 1.95 },
      ],
    },
    { upToKwh: 1000, blocks: [{ upToKwh: 1000, egpPerKwh: 2.1 }] },
    {
      upToKwh: Number.POSITIVE_INFINITY,
      blocks: [{ upToKwh: Number.POSITIVE_INFINITY, egpPerKwh: 2.23 }],
    },
  ],
  validFrom: '2024-09-01',
  /** The last report that calls these prices unchanged (iqraa24.com; bands: vetogate.com/5507185). */
  lastSeen: '2026-02-20',
} as const;

/** Public charging at low voltage, EGP a kWh (ministerial decree 101/2025; elmadena.com/article/13754). */
export const publicTariff = {
  acEgpPerKwh: 3.393,
  dcEgpPerKwh: 6.552,
  decree: '101/2025',
  validFrom: '2025-09-03',
} as const;

/** Petrol of 92 octane, EGP a litre (pls48.net/27504, elbalad.news/6897394). */
export const petrol = { egpPerLitre: 22.25, validFrom: '2026-03-10', litresPer100Km: 8 } as const;

/**
 * Share of the laboratory range to plan with on Egyptian roads, air conditioning on: our own cautious rule, drawn
 * from what one car is rated in several cycles.
 */
export const realWorldShare = { EPA: 0.95, WLTP: 0.85, NEDC: 0.7, CLTC: 0.7 } as const;

export const chargingAssumptions = {
  /** Part of the energy from the wall that becomes heat on the way into the battery. */
  loss: 0.1,
  /** kW of the usual chargers at home: a portable one on a 16 A socket, and a single-phase 32 A wallbox. */
  portableKw: 3.5,
  wallboxKw: 7.4,
  /** A rapid charge is counted from 10 to 80 %, as makers do. */
  rapidShare: 0.7,
  /** Mean power of a rapid charge as a share of the car's peak. */
  rapidMeanPower: 0.6,
  kmPerYear: 15_000,
  /** Household use to which the car is added in the dearer case, kWh a month. */
  homeUseKwh: 400,
} as const;

/** One way by the desert road, km. */
export const cairoToAlexandriaKm = 220;
