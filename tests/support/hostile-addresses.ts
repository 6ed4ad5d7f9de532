/** The pieces from which misleading addresses are built. */
const pieces = [
  ...['/', '\\', '//', '/\\', '%2F', '%5C', '%252F', '\u2044', '\u2215', '\uFF0F', '\uFF3C'],
  ...['\t', '\n', '\r', '\0', ' ', '\u00A0', '\u0085', '\u200E', '\u202E', '\uD800'],
  ...['ar', '/ar', '/ar/', '/en/', '/AR/', 'evil.example', '[::1', 'user@', ':80', 'https:'],
  ...['javascript:alert(1)', 'data:,x', '.', '/.', '/..', '%2e', '?', '#', '?redirect=', '&', 'x'],
];

/** Every text of one or two such pieces, and many longer ones, the same in each run. */
export function hostileAddresses(): string[] {
  const short = pieces.flatMap((first) => [first, ...pieces.map((second) => first + second)]);
  let seed = 38;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return pieces[Math.floor(seed / 2 ** 12) % pieces.length] ?? '';
  };
  const long = Array.from({ length: 6_000 }, (_, index) =>
    Array.from({ length: 3 + (index % 6) }, next).join(''),
  );
  return ['', ...short, ...long];
}

/** Whether a browser that follows the address from a page of this site stays on it. */
export function staysHere(address: string): boolean {
  const origin = 'https://tayar.example';
  const url = URL.parse(address, `${origin}/ar/cars/byd`);
  return /^\/(?![/\\])/.test(address) && url?.origin === origin;
}
