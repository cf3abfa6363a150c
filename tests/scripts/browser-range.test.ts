import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { BUILD_TARGET, MEMBER_BROWSERS, RECEIVER_BROWSERS } from '../../scripts/lib/browser-range.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs our rule on a few files, using the same linter as the check. */
async function judge(files: Record<string, string>, who: 'receivers' | 'members' = 'receivers') {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-range-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [path.join(ROOT, 'scripts/lint/plugin.ts')],
    rules: { 'dojang/browser-range': ['error', who] },
  };
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(folder, name), source);
  const linter = path.join(ROOT, 'node_modules/.bin/oxlint');
  const args = ['-c', 'config.json', '--format', 'json', '.'];
  // The linter exits with an error if it finds anything.
  const { stdout } = await run(linter, args, { cwd: folder }).catch((found: { stdout: string }) => found);
  const { diagnostics }: { diagnostics: { message: string; filename: string }[] } = JSON.parse(stdout);
  return diagnostics
    .map(({ filename, message }) => `${path.basename(filename)} ${/^[^:]*`([^`]+)` is missing/.exec(message)?.[1]}`)
    .toSorted();
}

/** Features that were used without a check when the product was first opened outside Chromium. */
const UNGUARDED = {
  'coalesced.ts': 'export const a = (event: PointerEvent) => event.getCoalescedEvents();',
  'any.ts': 'export const a = (one: AbortSignal) => AbortSignal.any([one]);',
  'parse.ts': "export const a = URL.canParse('/', 'http://a');",
  'segmenter.ts': "export const a = new Intl.Segmenter('ko');",
  'popover.ts': 'export const a = (bubble: HTMLElement) => bubble.showPopover();',
  'copy.ts': "export const a = () => navigator.clipboard.writeText('');",
  'key.ts': 'export const a = crypto.randomUUID();',
};

it('finds what the oldest browsers of receivers, or pages over http, lack', async () => {
  expect(await judge(UNGUARDED)).toEqual([
    'any.ts any',
    'coalesced.ts getCoalescedEvents',
    'copy.ts clipboard',
    'key.ts randomUUID',
    'parse.ts canParse',
    'popover.ts showPopover',
    'segmenter.ts Segmenter',
  ]);
});

it('takes what is asked for first, and what the browsers of members have', async () => {
  const asked = Object.entries(UNGUARDED).map(([name, source]) => {
    const member = /any|getCoalescedEvents|canParse|Segmenter|showPopover|clipboard|randomUUID/.exec(source)?.[0];
    return [name, `export const isThere = (one: object) => '${member}' in one;\n${source}`];
  });
  expect(await judge(Object.fromEntries(asked))).toEqual([]);
  expect(await judge({ 'any.ts': UNGUARDED['any.ts'] }, 'members')).toEqual([]);
});

it('reads styles', async () => {
  const style = "export const a = { selectors: { '&:has(> b)': { display: 'none' } } };";
  expect(await judge({ 'box.css.ts': style, 'box.ts': style })).toEqual(['box.css.ts has']);
});

it('is the range of the build and of the README in both languages', async () => {
  const { chrome, safari, safari_ios: ios, firefox } = RECEIVER_BROWSERS;
  expect(BUILD_TARGET).toEqual(['es2022', `chrome${chrome}`, `safari${safari}`, `ios${ios}`, `firefox${firefox}`]);
  for (const name of ['README.md', 'README.ko.md', 'docs/browsers.md']) {
    const words = await readFile(path.join(ROOT, name), 'utf8');
    for (const version of [...Object.values(RECEIVER_BROWSERS), ...Object.values(MEMBER_BROWSERS)])
      expect(words, `${name} ${version}`).toMatch(new RegExp(`\\b${version.replace('.', '\\.')}\\b`));
  }
});
