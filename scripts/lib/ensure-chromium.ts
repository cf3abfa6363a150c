import { findTestBrowser, wantsHeadlessShell } from './chromium.ts';
import { installPackages } from './install-packages.ts';

/** Installs the browser for stories and journeys, which take a third less time with the headless shell. */
export async function ensureChromium() {
  if (wantsHeadlessShell()) await installPackages(['chromium-headless-shell']);
  if (!findTestBrowser()) await installPackages(['chromium']);
  if (!findTestBrowser()) {
    console.error('No Chromium was found. Install it, or name it: CHROMIUM=/path/to/chromium npm test');
  }
}
