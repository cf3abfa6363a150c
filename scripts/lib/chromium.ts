import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that stories and journeys run in, or null. `CHROMIUM` names another one. */
export const findChromium = (): string | null => CANDIDATES.find((path) => path && existsSync(path)) ?? null;

/** Chromium looks for its maker's services at every start; on a closed network that costs seconds and fills logs. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromiumLaunchOptions = () => {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS };
};
