import { existsSync, globSync } from 'node:fs';

const DRIVERS = ['/usr/bin/WebKitWebDriver', '/usr/lib/*/webkit2gtk-*/WebKitWebDriver'];
const BROWSERS = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'];

const find = (places: readonly string[]) =>
  places.flatMap((place) => (place.includes('*') ? globSync(place) : existsSync(place) ? [place] : []))[0];

export function findWebKit() {
  const [driver, browser] = [find(DRIVERS), find(BROWSERS)];
  return driver && browser ? { driver, browser } : null;
}
