/** An address as a URL, read against another; null for what is none. `URL.canParse` is younger than many a phone. */
export function urlFrom(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
