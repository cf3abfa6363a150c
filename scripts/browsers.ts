import { existsSync } from 'node:fs';
import { hasWebKit } from '../e2e/browsers/support/webkit.ts';
import { installPackages } from './lib/install-packages.ts';
import { run, runForCode } from './lib/run.ts';

/**
 * The receiver's and the sender's way in Firefox and WebKit, with a picture and a measure of every dialog on it, in
 * `browser-pictures`. What follows `--` goes to Playwright: `npm run browsers -- --project=webkit`.
 */
const NEEDED = [
  { from: 'firefox-esr', isThere: () => existsSync('/usr/bin/firefox-esr') },
  { from: 'webkit2gtk-driver', isThere: hasWebKit },
  { from: 'xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
  { from: 'fonts-noto-cjk', isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') },
];
const missing = () => NEEDED.filter(({ isThere }) => !isThere()).map(({ from }) => from);

if (missing().length > 0) await installPackages(missing());
const left = missing();
if (left.length > 0) throw new Error(`Install what is missing (Debian): ${left.join(', ')}.`);
await run('node', ['scripts/build.ts']);
process.exitCode = await runForCode('playwright', [
  'test',
  '--config=playwright.browsers.config.ts',
  ...process.argv.slice(2),
]);
