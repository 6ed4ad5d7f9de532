import type { DatedRate } from '#data/tariff-edit.ts';
import { neededUnits, unitOf } from '#domain/tariffs.ts';
import { groupNames, groupOf, groups, kindName, kindOrder } from './tariff-words.ts';

/** A kind of rate with its current, earlier and future rates. */
export type Kind = {
  key: string;
  unit: string;
  /** Whether pages cannot do without it. */
  needed: boolean;
  /** Every rate of this kind, the earliest first. */
  rates: DatedRate[];
  /** Null where none has come yet. */
  today: DatedRate | null;
  /** The next first. */
  coming: DatedRate[];
  /** Before the one that holds, the latest first. */
  past: DatedRate[];
};

/** Whether a rate is in the unit that calculations expect; the build leaves others out. */
export function isUsable({ key, unit }: Pick<DatedRate, 'key' | 'unit'>): boolean {
  return (unitOf(key) ?? unit) === unit;
}

/**
 * All kinds of rate, those that pages need also where the table has none.
 * @param rates in the order of their days
 * @param today yyyy-MM-dd in Egypt
 */
export function kindsOf(rates: readonly DatedRate[], today: string): Kind[] {
  const byKey = new Map<string, DatedRate[]>(Object.keys(neededUnits).map((key) => [key, []]));
  for (const rate of rates) byKey.set(rate.key, [...(byKey.get(rate.key) ?? []), rate]);
  return [...byKey].map(([key, ofKind]) => {
    const begun = ofKind.filter(({ valid_from }) => valid_from <= today);
    const holding = begun.findLast(isUsable) ?? null;
    return {
      key,
      unit: unitOf(key) ?? ofKind.at(-1)?.unit ?? '',
      needed: unitOf(key) !== undefined,
      rates: ofKind,
      today: holding,
      coming: ofKind.slice(begun.length),
      past: begun.filter((rate) => rate !== holding).reverse(),
    };
  });
}

/** A group of kinds with its heading; unnamed kinds come last. */
export function groupsOf(kinds: readonly Kind[]): { name: string; title: string; kinds: Kind[] }[] {
  return groups.flatMap((name) => {
    const ofGroup = kinds
      .filter(({ key }) => groupOf(key) === name)
      .sort(
        (one, other) =>
          kindOrder(one.key) - kindOrder(other.key) ||
          kindName(one.key).localeCompare(kindName(other.key), 'en'),
      );
    return ofGroup.length === 0 ? [] : [{ name, title: groupNames[name](), kinds: ofGroup }];
  });
}
