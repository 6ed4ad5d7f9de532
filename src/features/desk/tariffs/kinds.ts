import type { DatedRate } from '#data/tariff-edit.ts';
import { compareNames } from '#domain/names.ts';
import { type OnPages, tariffGroups, tariffKeys, tariffKindOf } from '#domain/tariff-kinds.ts';
import { grouped } from '#lib/grouped.ts';
import { groupNames, tariffName } from './tariff-words.ts';

/** A kind of rate with its current, earlier and future rates. */
export type RateKind = {
  key: string;
  unit: string;
  /** 'no' for a kind that only the table has: no page reads it. */
  onPages: OnPages | 'no';
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
  return (tariffKindOf(key)?.unit ?? unit) === unit;
}

/**
 * All kinds of rate, those of the pages also where the table has none.
 * @param rates in the order of their days
 * @param today yyyy-MM-dd in Egypt
 */
export function kindsOf(rates: readonly DatedRate[], today: string): RateKind[] {
  const byKey = grouped(rates, ({ key }) => key);
  return [...new Set([...tariffKeys, ...byKey.keys()])].map((key) => {
    const ofKind = byKey.get(key) ?? [];
    const begun = ofKind.filter(({ valid_from }) => valid_from <= today);
    const holding = begun.findLast(isUsable) ?? null;
    return {
      key,
      unit: tariffKindOf(key)?.unit ?? ofKind.at(-1)?.unit ?? '',
      onPages: tariffKindOf(key)?.onPages ?? 'no',
      rates: ofKind,
      today: holding,
      coming: ofKind.slice(begun.length),
      past: begun.filter((rate) => rate !== holding).reverse(),
    };
  });
}

/** A group of kinds with its heading; unnamed kinds come last. */
export function groupsOf(
  kinds: readonly RateKind[],
): { name: string; title: string; kinds: RateKind[] }[] {
  return tariffGroups.flatMap((name) => {
    const ofGroup = kinds
      .filter(({ key }) => (tariffKindOf(key)?.group ?? 'other') === name)
      .sort(
        (one, other) =>
          orderOf(one.key) - orderOf(other.key) ||
          compareNames(tariffName(one.key), tariffName(other.key)),
      );
    return ofGroup.length === 0 ? [] : [{ name, title: groupNames[name](), kinds: ofGroup }];
  });
}

/** Kinds that only the table has come last. */
function orderOf(key: string): number {
  const place = tariffKeys.indexOf(key);
  return place === -1 ? tariffKeys.length : place;
}
