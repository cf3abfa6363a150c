import { findChromium } from './chromium.ts';
import { installPackages } from './install-packages.ts';

/** Stories and journeys need a browser. */
export async function ensureChromium() {
  if (!findChromium()) await installPackages(['chromium']);
  if (!findChromium()) {
    console.error('No Chromium was found. Install it, or name it: CHROMIUM=/path/to/chromium npm test');
  }
}
