import * as z from 'zod/mini';
import { type ListRole, listRoles } from '#domain/price-list.ts';
import { jsonIn } from '#lib/json.ts';
import { readText, saveText, storageKeys } from '#lib/web-storage.ts';

/** Lists that are remembered, the latest last. */
const most = 30;

const MemorySchema = z.catch(
  z.array(z.object({ heads: z.array(z.string()), roles: z.array(z.enum(listRoles)) })),
  [],
);

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const remembered = () =>
  MemorySchema.parse(jsonIn(readText('browser', storageKeys.priceListColumns)));

/** What the columns of these names were the last time; null for a list that is new here. */
export function rememberedRoles(heads: readonly string[]): readonly ListRole[] | null {
  return remembered().find((one) => isSame(one.heads, heads))?.roles ?? null;
}

/** Remembers what the columns of a list are, in this browser. A list without names is not known again. */
export function rememberRoles(heads: readonly string[], roles: readonly ListRole[]): void {
  if (heads.every((head) => head === '')) return;
  const others = remembered().filter((one) => !isSame(one.heads, heads));
  const lists = [...others, { heads, roles }].slice(-most);
  saveText('browser', storageKeys.priceListColumns, JSON.stringify(lists));
}
