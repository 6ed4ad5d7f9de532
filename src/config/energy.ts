/**
 * Our own assumptions behind every estimate of cost, time and range. Figures that the state or the market sets are not
 * here: they come from the table of tariffs, see `loadTariffs`.
 */

/** A petrol car of the same size: its consumption, and the energy and carbon in a litre. */
export const petrolCar = {
  litresPer100Km: 8,
  kwhPerLitre: 8.9,
  /** Carbon dioxide from burning a litre, kg. */
  co2PerLitre: 2.31,
} as const;

/**
 * Consumption of a middle-sized electric car from its battery, kWh per 100 km: used where no particular car is meant.
 */
export const usualKwhPer100Km = 17;

/**
 * Share of the laboratory range to plan with on Egyptian roads, air conditioning on: our own cautious rule, drawn
 * from what one car is rated in several cycles.
 */
export const realWorldShare = { EPA: 0.95, WLTP: 0.85, NEDC: 0.7, CLTC: 0.7 } as const;

/**
 * From a laboratory figure to the road. Sources, read in November 2026:
 * - `inWltp`: what a kilometre of a cycle is in WLTP, at least and at most. CLTC: 17 models that are rated in both
 *   (OpenEV Data 1.24, 2025-12-30). NEDC: three models, so rough. EPA: 251 variants, half of them within this band.
 * - `motorway`: at 120 km/h. Eurocharge 2025 (eight cars at 90 and 130 km/h) and Geotab (three million trips).
 * - `heat`: at 40 degrees with air conditioning. In town 22 % more energy (Energies 2022, 15(9), 3178: 3,000 journeys in
 *   Kuwait); on the motorway, where the air resists more than the cooling takes, 8 % less range.
 */
export const rangeModel = {
  inWltp: { WLTP: [1, 1], CLTC: [0.735, 0.829], NEDC: [0.71, 0.75], EPA: [1.1, 1.3] },
  motorway: 0.76,
  heat: { town: 1 / 1.22, motorway: 0.92 },
} as const;

export const chargingAssumptions = {
  /**
   * Part of the energy from the wall that becomes heat on the way into the battery, on alternating current: 12 to
   * 15 % for most cars, by our own reading. ADAC drew 125.2 kWh for the 105 kWh of a BMW iX, 16 %.
   */
  loss: 0.14,
  /** kW of the usual chargers at home: a portable one on a 16 A socket, and a single-phase 32 A wallbox. */
  portableKw: 3.5,
  wallboxKw: 7.4,
  /** A rapid charge is counted from 10 to 80 %, as makers do. */
  rapidShare: 0.7,
  /** Mean power of a rapid charge as a share of the car's peak. */
  rapidMeanPower: 0.6,
  kmPerYear: 15_000,
  /** Household consumption, kWh a month, to which the car is added in the dearer case. */
  homeUseKwh: 400,
  /** Share of the driving that is charged at home: 81 % in J.D. Power's survey of owners (2025-07-01). */
  homeShare: 0.8,
} as const;

/** One way by the desert road, km. */
export const cairoToAlexandriaKm = 220;
