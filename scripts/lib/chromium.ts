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

const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const findFirst = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path)) ?? null;

/** The variable `CHROMIUM` overrides the installed browsers. */
const findChromium = () => findFirst(CANDIDATES);

export const findTestBrowser = () => findFirst([process.env['CHROMIUM'], HEADLESS_SHELL, ...CANDIDATES]);

/** Returns whether the headless shell still needs to be installed. */
export const wantsHeadlessShell = () => !process.env['CHROMIUM'] && !existsSync(HEADLESS_SHELL);

/** Keeps Chromium from contacting Google at every start, which takes seconds on a closed network and fills logs. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Pages in journeys live for seconds, so optimised code never pays off but costs a sixth of the CPU time. `--no-opt`
 * leaves Maglev on, which costs a fifteenth of the rest.
 */
const WITHOUT_OPTIMISING = '--js-flags=--no-opt --no-maglev';

const createLaunchOptions = (executablePath: string | null, args: readonly string[] = []) => ({
  ...(executablePath && { executablePath }),
  args: [...CHROMIUM_ARGS, ...args],
});

export const getChromiumLaunchOptions = () => createLaunchOptions(findChromium());
export const getTestLaunchOptions = () => createLaunchOptions(findTestBrowser());
export const getJourneyLaunchOptions = () => createLaunchOptions(findTestBrowser(), [WITHOUT_OPTIMISING]);
