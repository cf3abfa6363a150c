/** Returns null for an invalid URL. Receivers' browsers may lack `URL.parse` and `URL.canParse`. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
