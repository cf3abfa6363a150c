/** Whether an address out of a query stays on our own pages: `//elsewhere`, `/\elsewhere` and schemes do not. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  return URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin;
}
