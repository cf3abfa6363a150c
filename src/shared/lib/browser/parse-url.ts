/** Returns null for an invalid address. `URL.parse` and `URL.canParse` are newer than the browsers of receivers. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
