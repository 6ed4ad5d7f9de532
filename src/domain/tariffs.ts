import * as z from 'zod/mini';
import {
  parseTable,
  type Read,
  storedAmount,
  storedDay,
  storedText,
  storedTextOrNull,
} from './rows.ts';
import { type NeededKey, type ShownKey, tariffKindOf, tariffKinds } from './tariff-kinds.ts';

/** Letters of a text. */
const longest = 500;
const requiredText = storedText(longest).check(z.minLength(1, 'must not be empty'));

/** A row of `public.tariffs`. A row that does not fit is named in the build log and left out. */
export const TariffRowSchema = z.object({
  key: z
    .string()
    .check(z.regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'must be small letters, digits and _')),
  value: storedAmount,
  unit: requiredText,
  valid_from: storedDay,
  source: requiredText,
  note: storedTextOrNull(longest),
});

type TariffRow = z.output<typeof TariffRowSchema>;

/** A figure that the state or the market sets, as in force on a day, with its key in `public.tariffs`. */
const FigureSchema = z.object({
  id: z.string(),
  value: z.number(),
  unit: z.string(),
  /** yyyy-MM-dd */
  validFrom: z.string(),
  /** Who says so, where and when: 'Decree 101/2025: economynews.online (2025-09-04)'. */
  source: z.string(),
  note: z.nullable(z.string()),
});

/** The source of a figure that nobody has published. */
export const generalKnowledge = 'General knowledge, unverified';

export type KeyedFigure = z.output<typeof FigureSchema>;
export type Figure = Omit<KeyedFigure, 'id'>;

type Block = { upToKwh: number; egpPerKwh: number };

/** Prices of the months whose use stays within `upToKwh`. */
export type Band = { upToKwh: number; blocks: readonly Block[] };

/** The figures that pages need. */
export type Tariffs = {
  /** Household electricity before fixed fees; also holds for a separate meter for the car. */
  household: {
    /** EGP a kWh, see `householdBill`. */
    bands: readonly Band[];
    /** The first band of a home that uses more than the least, and the dearest. */
    low: Figure;
    high: Figure;
    /** Of a coded meter: every unit, from the first. */
    coded: Figure;
    /** yyyy-MM-dd, day of the newest of these prices. */
    validFrom: string;
  };
  /** Public charging at low voltage, EGP a kWh. */
  publicAc: Figure;
  publicDc: Figure;
  /** EGP a litre of 92 octane. */
  petrol: Figure;
  /** The same of 95 octane, null where the table has none. */
  petrol95: Figure | null;
  /** Customs duty on battery-electric cars, %. */
  customsDuty: Figure;
};

type Price = Pick<Figure, 'value'>;

/** The part of `Tariffs` from which the cost of driving is calculated; no more, to keep a page's HTML small. */
export type Rates = {
  household: Pick<Tariffs['household'], 'bands'> & { coded: Price };
  publicAc: Price;
  publicDc: Price;
  petrol: Price;
  petrol95: Price | null;
};

/** The bare figures of some tariffs. */
export function ratesOf({ household, ...tariffs }: Tariffs): Rates {
  const price = ({ value }: Figure): Price => ({ value });
  return {
    household: {
      bands: household.bands.map(({ upToKwh, blocks }) => ({
        upToKwh,
        blocks: blocks.map((block) => ({ upToKwh: block.upToKwh, egpPerKwh: block.egpPerKwh })),
      })),
      coded: price(household.coded),
    },
    publicAc: price(tariffs.publicAc),
    publicDc: price(tariffs.publicDc),
    petrol: price(tariffs.petrol),
    petrol95: tariffs.petrol95 && price(tariffs.petrol95),
  };
}

/** The site cannot be built without some figure; the message names its key. */
class MissingFigure extends Error {
  override name = 'MissingFigure';
}

/**
 * Rows of `public.tariffs` to the figures in force: of each key the newest whose day has come. A row at fault, or
 * in a unit that its kind does not have, is named and only that row is left out.
 * @param today yyyy-MM-dd in Egypt
 */
export function readTariffs(rows: readonly unknown[], today: string): Read<KeyedFigure> {
  const { items, faults } = parseTable('tariffs', rows, TariffRowSchema, ['key', 'valid_from']);
  const newest = new Map<string, TariffRow>();
  for (const row of items) {
    const unit = tariffKindOf(row.key)?.unit;
    if (unit !== undefined && row.unit !== unit) {
      faults.push(`tariffs ${row.key} ${row.valid_from}: unit must be ${unit}, not ${row.unit}`);
      continue;
    }
    const before = newest.get(row.key);
    if (row.valid_from > today || (before && before.valid_from > row.valid_from)) continue;
    newest.set(row.key, row);
  }
  const figures = [...newest.values()].map(({ key: id, valid_from: validFrom, ...figure }) => ({
    id,
    validFrom,
    ...figure,
  }));
  return { items: figures, faults };
}

/**
 * The figures that pages need, from those in force.
 * @throws MissingFigure with a sentence that names each key that has none
 */
export function tariffsFrom(figures: readonly KeyedFigure[]): Tariffs {
  const byKey = new Map(figures.map(({ id, ...figure }) => [id, figure]));
  const missing = new Set<NeededKey>();
  const figure = (key: NeededKey): Figure => {
    const found = byKey.get(key);
    if (found === undefined) missing.add(key);
    return found ?? { value: 0, unit: '', validFrom: '', source: '', note: null };
  };
  const shown = (key: ShownKey): Figure | null => byKey.get(key) ?? null;
  const tariffs: Tariffs = {
    household: household(figure),
    publicAc: figure('public_charging_low_voltage_ac'),
    publicDc: figure('public_charging_low_voltage_dc'),
    petrol: figure('fuel_petrol_92'),
    petrol95: shown('fuel_petrol_95'),
    customsDuty: figure('customs_duty_bev'),
  };
  if (missing.size === 0) return tariffs;
  const keys = [...missing].map((key) => `${key} (${tariffKinds[key].unit})`).join(', ');
  throw new MissingFigure(
    `The table public.tariffs has no figure in force today for ${keys}. Add a row for each key; supabase/seed/README.md explains the columns. The site was not built.`,
  );
}

/**
 * The blocks of the household tariff. A band of monthly use prices all of the month's units by its own blocks, the
 * first counting from zero; which keys make up which band is the shape of the decree, so it stands here.
 */
function household(figure: (key: NeededKey) => Figure): Tariffs['household'] {
  const block = (key: NeededKey, upToKwh: number) => {
    const { value, validFrom } = figure(key);
    return { upToKwh, egpPerKwh: value, validFrom };
  };
  const bands = [
    {
      upToKwh: 100,
      blocks: [block('home_electricity_0_50', 50), block('home_electricity_51_100', 100)],
    },
    {
      upToKwh: 650,
      blocks: [
        block('home_electricity_0_200', 200),
        block('home_electricity_201_350', 350),
        block('home_electricity_351_650', 650),
      ],
    },
    { upToKwh: 1000, blocks: [block('home_electricity_651_1000', 1000)] },
    { upToKwh: endless, blocks: [block('home_electricity_over_1000', endless)] },
  ];
  const days = bands.flatMap(({ blocks }) => blocks.map(({ validFrom }) => validFrom));
  return {
    bands,
    low: figure('home_electricity_0_200'),
    high: figure('home_electricity_over_1000'),
    coded: figure('home_electricity_coded'),
    validFrom: days.toSorted().at(-1) ?? '',
  };
}

const endless = Number.POSITIVE_INFINITY;

/** A figure that pages show where it is known; null where the table has none. */
export function figureIn(figures: readonly KeyedFigure[], key: ShownKey): KeyedFigure | null {
  return figures.find(({ id }) => id === key) ?? null;
}

/** Figures from a data file of the build. @throws ZodError when it holds something else */
export function readFigures(file: unknown): KeyedFigure[] {
  return z.array(FigureSchema).parse(file);
}
