import { z } from 'zod';
import { cairoToday } from '#domain/cairo.ts';
import { type ImportFailure, ImportFailureSchema } from '#domain/point-import-failure.ts';
import {
  ask,
  bad,
  type Finding,
  good,
  inWords,
  isOk,
  jsonOf,
  type Reply,
  warn,
} from './finding.ts';
import { keyHeaders, type Project } from './settings.ts';

/** Days after which data count as old. */
const oldDays = 90;

/** The answers by which the age of charging points is judged. */
export type PointReplies = {
  /** The place that was confirmed last, with the count of all that have a day. */
  newest: Reply;
  /** The one in the middle by that day; null where none has one. */
  median: Reply | null;
  /** The one that we checked last by phone. */
  checked: Reply;
  /** Any place, with the count of all. */
  all: Reply;
  /** The last import; null without the secret key. */
  imported: Reply | null;
};

/** Says how many charging points are published, and how old what is known of them is. */
export async function checkPoints({ url, publishableKey, secretKey }: Project): Promise<Finding[]> {
  const headers = { ...keyHeaders(publishableKey), prefer: 'count=exact' };
  const points = (query: string) => ask(`${url}/rest/v1/charging_points?${query}`, { headers });
  const latest = (column: string, offset = 0) =>
    points(
      `select=${column}&${column}=not.is.null&order=${column}.desc,id&limit=1&offset=${offset}`,
    );
  const newest = await latest('last_confirmed_on');
  const dated = countOf(newest) ?? 0;
  return judgePoints(
    {
      newest,
      median: dated > 0 ? await latest('last_confirmed_on', Math.floor(dated / 2)) : null,
      checked: await latest('checked_by_phone_on'),
      all: await points('select=id&limit=1'),
      imported: secretKey
        ? await ask(
            `${url}/rest/v1/charging_point_imports?select=imported_at,failure&order=imported_at.desc&limit=1`,
            { headers: keyHeaders(secretKey) },
          )
        : null,
    },
    cairoToday(),
  );
}

const daySchema = z.array(z.record(z.string(), z.string())).min(1);
const importSchema = z.array(
  z.object({ imported_at: z.string(), failure: z.nullable(ImportFailureSchema) }),
);

/** Judges how old the data are. @param today yyyy-MM-dd */
export function judgePoints(replies: PointReplies, today: string): Finding[] {
  const { newest, median, checked, all, imported } = replies;
  const count = countOf(all);
  if (!isOk(all) || count === null) {
    return [bad(`Charging points: ${inWords(all)}`, 'Look at the logs of the project.')];
  }
  if (count === 0) {
    return [warn('No charging point is published', 'Import some: docs/charging-points.md.')];
  }
  const last = dayIn(newest);
  const middle = median && dayIn(median);
  const words =
    last === null
      ? `${count} charging points are published, none with a day of confirmation`
      : `${count} charging points are published; confirmed by their sources at last on ${last}, half of them before ${middle ?? last}`;
  const fresh = [last, dayIn(checked)]
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  const isOld = fresh === undefined || daysBetween(fresh, today) > oldDays;
  return [
    isOld
      ? warn(
          `${words}: nothing newer for ${oldDays} days`,
          'Import a newer export, set OPEN_CHARGE_MAP_KEY, or check places by phone: docs/charging-points.md.',
        )
      : good(words),
    ...judgeImport(imported),
  ];
}

function judgeImport(reply: Reply | null): Finding[] {
  if (reply === null) return [];
  const { data } = importSchema.safeParse(jsonOf(reply));
  if (!isOk(reply) || !data) {
    return [bad(`Imports of charging points: ${inWords(reply)}`, 'Look at the logs.')];
  }
  const [last] = data;
  if (last === undefined)
    return [good('Charging points are those of the seed: nothing was imported')];
  const on = last.imported_at.slice(0, 10);
  return [
    last.failure === null
      ? good(`Charging points were imported at last on ${on}`)
      : warn(
          `The import of charging points of ${on} failed: ${failureIn(last.failure)}`,
          'The desk lists the imports, under Catalogue, Charging points.',
        ),
  ];
}

/** Such as 'key refused (401)'. */
const failureIn = ({ why, figure }: ImportFailure) =>
  `${why.replaceAll('_', ' ')}${figure === null ? '' : ` (${figure})`}`;

/** The day in an answer of one row with one column; the embedded backend writes a moment. */
function dayIn(reply: Reply): string | null {
  const rows = daySchema.safeParse(jsonOf(reply)).data;
  return Object.values(rows?.[0] ?? {})[0]?.slice(0, 10) ?? null;
}

/** How many rows there are in all, as the header says; null where it does not. */
function countOf(reply: Reply): number | null {
  if (!isOk(reply)) return null;
  const all = /\/(\d+)$/.exec(reply.headers.get('content-range') ?? '')?.[1];
  return all === undefined ? null : Number(all);
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
