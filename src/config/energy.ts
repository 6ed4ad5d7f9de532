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
 * From a laboratory figure to the road; `docs/figures.md` works an example. Sources, read in November 2026:
 * - `inWltp`: a kilometre of a cycle in WLTP: at least, usually, at most. CLTC: 17 models that are rated in both (OpenEV
 *   Data 1.24, 2025-12-30), and the Dongfeng Box (430 and 310 km). NEDC: Geometry C 400 and 550 (350 and 460 km, tu.no,
 *   2022-02), Atto 3, Dolphin, Seal. EPA: Cadillac Lyriq (494 and 530 km) and our assumption around it.
 * - `mixed`: half town, half motorway, the air conditioning on for half of the year. EV Database's 'real range' is 0.83
 *   of WLTP over 32 of our cars, 0.70 to 0.90.
 * - `town`, `motorway`: EV Database's range in town and at 110 km/h, mild, is 1.18 and 0.747 of WLTP over 16 of our cars.
 *   At 120 km/h the air takes more: 0.70 (BILD's EQS at 130 km/h, What Car's cars at 113 km/h, carried to 120).
 * - `heat`: at 40 degrees with air conditioning. In town 22 % more energy (Energies 2022, 15(9), 3178: 3,000 journeys in
 *   Kuwait); on the motorway, where the air resists more than the cooling takes, 8 % less range.
 */
export const rangeModel = {
  inWltp: {
    WLTP: { least: 1, usual: 1, most: 1 },
    CLTC: { least: 0.72, usual: 0.81, most: 0.83 },
    NEDC: { least: 0.83, usual: 0.855, most: 0.88 },
    EPA: { least: 1.02, usual: 1.07, most: 1.12 },
  },
  mixed: 0.85,
  town: 1.18,
  motorway: 0.7,
  /** At 120 km/h as a share of 110 km/h, at which consumption is measured. */
  motorwayFrom110: 0.7 / 0.747,
  heat: { town: 1 / 1.22, motorway: 0.92 },
} as const;

/** What the engine of a range-extended car burns on a motorway, litres per 100 km: from general knowledge. */
export const generatorLitresPer100Km = [6.5, 8] as const;

export const chargingAssumptions = {
  /**
   * Part of the energy from the wall that becomes heat on the way into the battery, on alternating current: 12 to
   * 15 % for most cars, by our own reading. ADAC drew 125.2 kWh for the 105 kWh of a BMW iX, 16 %.
   */
  loss: 0.14,
  /** kW of the usual chargers at home at Egypt's 220 V: a portable one on a 16 A socket, and a single-phase 32 A wallbox
   * (7.04; on three phases at 380 V 32 A are 21.06). */
  portableKw: 3.5,
  wallboxKw: 7,
  /** A rapid charge is counted from 10 to 80 %, as makers do. */
  rapidShare: 0.7,
  /** Mean power of a rapid charge as a share of the car's peak: EV Database, 34 of our cars, 0.59 to 1.04. */
  rapidMeanShare: 0.755,
  /** Mean power of a rapid charge above 80 % as a share of that below: no sound figure was found for it. */
  rapidShareAbove: 0.5,
  kmPerYear: 15_000,
  /** Household consumption, kWh a month, to which the car is added in the dearer case. */
  homeUseKwh: 400,
} as const;

/**
 * What a car costs over five years, besides its energy, read in November 2026. No Egyptian figure was found for either:
 * - `lossShare`: part of the price that is lost. iSeeCars (2025, American): 58.8 % of electric cars, 45.6 % of all cars.
 *   The bands around them are our assumption; where all prices rise, as in Egypt, less is lost in pounds.
 * - `serviceEgpPerKm`: service, tyres and wear of a petrol car, our assumption. An electric car's is 60 % of it: 6.1 against
 *   10.1 cents a mile (Argonne National Laboratory, 2021). A range-extended one has both to look after.
 */
export const fiveYearModel = {
  years: 5,
  lossShare: { electric: [0.45, 0.65], petrol: [0.3, 0.5] },
  serviceEgpPerKm: { petrol: [1, 2], electric: [0.6, 1.2], extended: [0.6, 2] },
} as const;

/** One way by the desert road, km: the length of `usualTrip` in the table of roads. */
export const cairoToAlexandriaKm = 219;
