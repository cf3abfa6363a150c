/** Parses a URL, or returns null if it is invalid. Receivers' browsers may lack `URL.parse` and `URL.canParse`. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
