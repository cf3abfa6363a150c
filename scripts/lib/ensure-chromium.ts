import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { runForCode } from './run.ts';

/** Stories and journeys need a browser; on Debian as root it is installed, elsewhere somebody has to. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium was found; installing it.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runForCode('apt-get', ['update'], { env });
    await runForCode('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  }
  if (!findChromium()) {
    console.error('No Chromium was found. Install it, or name it: CHROMIUM=/path/to/chromium npm test');
  }
}
