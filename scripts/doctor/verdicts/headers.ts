import { inWords, isOk, type Reply } from '../ask.ts';
import { bad, type Finding, good } from '../finding.ts';

/** What a browser has to be told with every page. */
const wanted: readonly [name: string, value: RegExp][] = [
  ['strict-transport-security', /max-age=\d{8,}/],
  ['x-content-type-options', /^nosniff$/],
  [
    'referrer-policy',
    /^(?:strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
  ],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /^same-origin/],
  ['content-security-policy', /frame-ancestors 'none'/],
];
const advice =
  'netlify.toml holds the headers: deploy it, and look for a proxy in front that drops them.';

/** Judges the security headers of a page. */
export function judgeHeaders(headers: Headers): Finding[] {
  const faulty = wanted
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => name);
  return faulty.length === 0
    ? [good('Pages come with every security header')]
    : [bad(`Pages come without, or with a weak: ${faulty.join(', ')}`, advice)];
}

/** Judges whether a page comes compressed. */
export function judgeCompression(headers: Headers): Finding {
  const encoding = headers.get('content-encoding');
  return encoding === 'br' || encoding === 'gzip'
    ? good(`Pages come compressed (${encoding})`)
    : bad('Pages come uncompressed', 'Look for a proxy in front of the site that unpacks them.');
}

/** Judges how long a browser may keep pages, which change, and a script named after its content, which cannot. */
export function judgeCaching(page: Headers, script: Reply): Finding[] {
  const kept = ageOf(page.get('cache-control'));
  const forever = isOk(script) ? (script.headers.get('cache-control') ?? '') : '';
  return [
    kept !== undefined && kept <= 60
      ? good('Browsers ask for a new page each time')
      : bad('Browsers may keep old pages', advice),
    /immutable/.test(forever) && (ageOf(forever) ?? 0) >= 31_536_000
      ? good('Browsers keep scripts for good')
      : bad(`Browsers do not keep scripts (${isOk(script) ? forever : inWords(script)})`, advice),
  ];
}

/** Seconds that a browser may keep something, undefined where it is not told. */
function ageOf(control: string | null): number | undefined {
  if (control === null) return undefined;
  if (/no-store|no-cache/.test(control)) return 0;
  const age = /max-age=(\d+)/.exec(control)?.[1];
  return age === undefined ? undefined : Number(age);
}
