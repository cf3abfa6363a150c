import { existsSync } from 'node:fs';
import { findWebKit } from '../../e2e/browsers/support/find-webkit.ts';
import { installPackages } from './install-packages.ts';

/** Firefox and WebKit as Debian packages them, a display for WebKit, and fonts for both. */
const NEEDED = [
  { from: 'firefox-esr', isThere: () => existsSync('/usr/bin/firefox-esr') },
  { from: 'webkit2gtk-driver', isThere: () => findWebKit() !== null },
  { from: 'xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
  { from: 'fonts-noto-cjk', isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') },
];

/** Lists the Debian packages of the other engines that are not installed. */
export const missingEngines = () => NEEDED.filter(({ isThere }) => !isThere()).map(({ from }) => from);

/** Installs what is missing where possible, and returns what is still missing. */
export async function ensureEngines(): Promise<string[]> {
  const missing = missingEngines();
  if (missing.length > 0) await installPackages(missing);
  return missingEngines();
}
