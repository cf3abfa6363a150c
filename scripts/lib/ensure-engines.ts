import { existsSync } from 'node:fs';
import { findWebKit } from '../../e2e/browsers/support/find-webkit.ts';
import { installPackages } from './install-packages.ts';

/** Debian's packages of Firefox and WebKit, a display for WebKit, and fonts for both. */
const NEEDED = [
  { from: 'firefox-esr', isThere: () => existsSync('/usr/bin/firefox-esr') },
  { from: 'webkit2gtk-driver', isThere: () => findWebKit() !== null },
  { from: 'xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
  { from: 'fonts-noto-cjk', isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') },
];

/** Lists the Debian packages for Firefox and WebKit that aren't installed. */
export const listMissingPackages = () => NEEDED.filter(({ isThere }) => !isThere()).map(({ from }) => from);

/** Installs what it can, and returns the packages that are still missing. */
export async function ensureEngines(): Promise<string[]> {
  const missing = listMissingPackages();
  if (missing.length > 0) await installPackages(missing);
  return listMissingPackages();
}
