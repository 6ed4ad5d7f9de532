import { isRefusal, readAmount } from '#lib/amount.ts';
import { searchWords } from '#lib/search-words.ts';

/** What a column of somebody's price list holds. */
export const listRoles = ['brand', 'model', 'trim', 'price', 'none'] as const;
export type ListRole = (typeof listRoles)[number];

/** A table as it was read: the row that names its columns, or none, and the rows below. */
export type ListTable = {
  /** Names of the columns, '' where one has none. */
  heads: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
};

/** Words of heads, in the spelling of `searchWords`, the plainest first. */
const headWords: readonly (readonly [ListRole, string])[] = [
  ['brand', 'brand make manufacturer marque الماركه ماركه البراند براند الشركه المصنع العلامه'],
  [
    'model',
    'model car vehicle الموديل موديل الطراز طراز السياره سياره النوع اسم الشاحن الشاحن charger',
  ],
  ['trim', 'trim grade version variant category الفئه فئه الاصدار النسخه الدرجه'],
  ['price', 'price cost amount egp retail السعر سعر الثمن ثمن جنيه الاسعار'],
];

/** A price that is not today's. */
const otherPrice =
  /\b(old|previous|before|deposit|down|instal\w*|month\w*)\b|قديم|سابق|مقدم|قسط|حجز|قبل/;

/** What the head of a column says of it; 'none' where it says nothing. */
export function roleOfHead(head: string): ListRole {
  const words = searchWords(head).split(' ');
  const role = headWords.find(([, known]) =>
    searchWords(known)
      .split(' ')
      .some((word) => words.includes(word)),
  )?.[0];
  if (role === 'price' && otherPrice.test(searchWords(head))) return 'none';
  return role ?? 'none';
}

/** Rows among which the names of the columns are looked for: titles and addresses stand above them. */
const headRows = 12;

/** Finds the row that names the columns, and leaves out what stands above it, and blank rows. */
export function listTable(cells: readonly (readonly string[])[]): ListTable {
  const filled = cells
    .map((row, index) => ({ line: index + 1, cells: row.map((cell) => cell.trim()) }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  const scores = filled.slice(0, headRows).map((row) => {
    const roles = row.cells.map(roleOfHead).filter((role) => role !== 'none');
    const isData = row.cells.some((cell) => priceIn(cell) !== null);
    return isData ? 0 : new Set(roles).size;
  });
  const best = Math.max(0, ...scores);
  const at = best > 0 ? scores.indexOf(best) : -1;
  const width = Math.max(0, ...filled.slice(at + 1).map((row) => row.cells.length));
  const heads = at < 0 ? [] : (filled[at]?.cells ?? []);
  return {
    heads: Array.from(
      { length: Math.max(heads.length, width) },
      (_, column) => heads[column] ?? '',
    ),
    rows: filled.slice(at + 1),
  };
}

/** The least that a whole price can be, in EGP: smaller figures are years, seats or ranges. */
const leastPrice = 10_000;

/** The price that a cell names, EGP; null for what is none. */
export function priceIn(cell: string): number | null {
  const price = readAmount(cell.replace(/[/-]+\s*$/, ''), 'money');
  return price === null || isRefusal(price) || price < leastPrice ? null : Math.round(price);
}

/**
 * What each column is, by its head and, where no head says so, by what it holds; each role is given once, a price to the
 * last column that may be it.
 */
export function guessedRoles({ heads, rows }: ListTable): ListRole[] {
  const roles = heads.map(roleOfHead);
  const priced = heads.map(
    (_, at) => rows.filter(({ cells }) => priceIn(cells[at] ?? '') !== null).length,
  );
  if (!roles.includes('price')) {
    const most = Math.max(0, ...priced);
    if (most > 0) roles[priced.lastIndexOf(most)] = 'price';
  }
  if (!roles.includes('model')) {
    const letters = heads.map((_, at) =>
      roles[at] === 'none'
        ? new Set(rows.map(({ cells }) => cells[at] ?? '').filter(isWords)).size
        : 0,
    );
    const most = Math.max(0, ...letters);
    if (most > 0) roles[letters.indexOf(most)] = 'model';
  }
  return roles.map((role, at) => (at === keptAt(roles, role) ? role : 'none'));
}

const isWords = (cell: string) => /\p{L}{2}/u.test(cell);
const keptAt = (roles: readonly ListRole[], role: ListRole) =>
  role === 'price' ? roles.lastIndexOf(role) : roles.indexOf(role);

/** A car with its price, as a list names it. */
export type ListedPrice = {
  line: number;
  brand: string;
  model: string;
  trim: string;
  /** As it is written, and what it says in EGP; null for what is no price. */
  written: string;
  price: number | null;
};

/**
 * The cars of a list. A brand that stands once, in a cell above its models or in a row of its own, holds until the next; a
 * price whose groups were parted as cells is put together.
 */
export function listedPrices(
  { heads, rows }: ListTable,
  roles: readonly ListRole[],
): ListedPrice[] {
  const at = (role: ListRole) => roles.indexOf(role);
  let brand = '';
  return rows.flatMap(({ line, cells }) => {
    const cell = (role: ListRole) => cells[at(role)] ?? '';
    const filled = cells.filter((one) => one !== '');
    if (filled.length === 1 && isWords(filled[0] ?? '') && priceIn(filled[0] ?? '') === null) {
      brand = filled[0] ?? '';
      return [];
    }
    if (cell('brand') !== '') brand = cell('brand');
    const isLast = at('price') === heads.findLastIndex((head) => head !== '');
    const parts = isLast ? cells.slice(at('price')) : [cell('price')];
    const written =
      parts.length > 1 && parts.slice(1).every((part) => /^\d{3}$/.test(part))
        ? parts.join(',')
        : cell('price');
    if (cell('model') === '' && cell('trim') === '') return [];
    return [
      { line, brand, model: cell('model'), trim: cell('trim'), written, price: priceIn(written) },
    ];
  });
}
