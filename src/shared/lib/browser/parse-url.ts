/** The address, or null for what is none. `URL.parse` and `URL.canParse` are younger than the browsers of receivers. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
