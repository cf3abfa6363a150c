import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { answerOutlines } from '../.storybook/answer-outlines.ts';
import { getChromiumLaunchOptions } from './lib/chromium.ts';
import { ROOT, runCommand } from './lib/run.ts';

/**
 * Takes a picture of every story on desktop and phone: `npm run pictures -- 서명 --dark`. Arguments select stories by
 * words in their title.
 */
const BUILT = 'storybook-static';
const FOLDER = path.join(ROOT, 'story-pictures');
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const TABS = 2;

type Story = { id: string; title: string; name: string; type: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false }, build: { type: 'boolean', default: false } },
});
if (values.build || !existsSync(path.join(ROOT, BUILT))) await runCommand('npm', ['run', 'storybook:build']);

const index: { entries: Record<string, Story> } = JSON.parse(
  await readFile(path.join(ROOT, BUILT, 'index.json'), 'utf8'),
);
const wanted = Object.values(index.entries).filter(
  ({ type, title }) => type === 'story' && (!positionals.length || positionals.some((word) => title.includes(word))),
);
const shots = wanted.flatMap((story) => Object.entries(SIZES).map(([size, viewport]) => ({ story, size, viewport })));

const server = await preview({
  root: ROOT,
  build: { outDir: BUILT },
  preview: { port: 0 },
  configFile: false,
  plugins: [answerOutlines()],
});
const address = server.resolvedUrls?.local[0];
if (!address) throw new Error('The stories could not be served');
const browser = await chromium.launch(getChromiumLaunchOptions());

/** Storybook sets this phase once a story's play function has finished, whether it passed or not. */
const isOver = () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished';

async function take(page: Page, { story, size, viewport }: (typeof shots)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  const theme = values.dark ? 'dark' : 'light';
  await page.goto(`${address}iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`);
  await page.waitForFunction(isOver);
  // Waits for chunks and fonts that a story loads after it counts as rendered.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const file = `${story.name.replaceAll('/', '·')}.${size}.${theme}.png`;
  await page.screenshot({ path: path.join(FOLDER, story.title, file), animations: 'disabled' });
}

for (const title of new Set(wanted.map((story) => story.title)))
  await mkdir(path.join(FOLDER, title), { recursive: true });
const missed: string[] = [];
await Promise.all(
  Array.from({ length: TABS }, async () => {
    const page = await browser.newPage({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
    for (let shot = shots.shift(); shot; shot = shots.shift()) {
      const { story, size } = shot;
      await take(page, shot).catch((reason: unknown) => {
        missed.push(`${story.title} › ${story.name} (${size}): ${String(reason)}`);
      });
    }
  }),
);
await browser.close();
await server.close();
console.log(`${wanted.length} stories in ${path.relative(ROOT, FOLDER)}, ${missed.length} pictures missing`);
if (missed.length) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
