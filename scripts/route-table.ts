import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { freePort } from '../e2e/support/free-port.ts';
import { OWNER, signIn } from '../e2e/support/people.ts';
import { arrive } from '../e2e/support/receiving.ts';
import { sendForm, SIGNATURE_ONLY } from '../e2e/support/signing.ts';
import { startLiveServer } from '../tests/support/live-server.ts';
import { prepareDemo } from './guide/prepare-demo.ts';
import { getTestLaunchOptions } from './lib/chromium.ts';
import { isBuildCurrent } from './lib/build-hash.ts';
import { ROOT, runCommand } from './lib/run.ts';
import { findPages } from './routes/find-pages.ts';
import { findStoryStates } from './routes/find-states.ts';
import { inspectPage, type PageInspection } from './routes/inspect-page.ts';
import { readChunkSizes } from './routes/measure-chunks.ts';
import { SPECIFIED_ROUTES, type RouteViewer } from './routes/specified-routes.ts';
import { renderRouteTable, type RouteRow } from './routes/write-table.ts';

/** Writes docs/routes.md, and screenshots to route-pictures: `npm run route-table`. */
const PICTURES = path.join(ROOT, 'route-pictures');
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

// An outdated build would otherwise go unnoticed.
if (!(await isBuildCurrent())) await runCommand('node', ['scripts/build.ts']);

const folder = await mkdtemp(path.join(tmpdir(), 'dojang-routes-'));
const port = await freePort();
const server = await startLiveServer({
  dataDir: path.join(folder, 'data'),
  port,
  env: { DOJANG_MODE: 'demo', BILLING: 'emulator' },
});
const browser = await chromium.launch(getTestLaunchOptions());
const options = { baseURL: `http://localhost:${port}`, locale: 'ko-KR', timezoneId: 'Asia/Seoul' };

try {
  const opening = await browser.newContext(options);
  const { templateId, draftId, contractId, receiverLink } = await prepareDemo(opening.request);
  const sent = await sendForm(opening.request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  const accessJwt = await arrive(opening.request, sent.emails[0] ?? '');

  const addressOf = (route: string) =>
    route === '/receiver/callback'
      ? receiverLink
      : route
          .replace('/contract/send/{contractId}', `/contract/send/${draftId}`)
          .replace('{contractId}', contractId)
          .replace('{templateId}', templateId)
          .replace('{noticeId}', 'template-store')
          .replace('{directUrlCode}', '0000000000')
          .replace('{tokenId}', 'none')
          .replace('{status}', 'fail');

  async function openAs(who: RouteViewer, size: Size): Promise<BrowserContext> {
    const context = await browser.newContext({ ...options, viewport: SIZES[size] });
    if (who === 'RECEIVER')
      await context.addInitScript((token) => {
        if (sessionStorage.length === 0) sessionStorage.setItem('accessJwt', token);
      }, accessJwt);
    if (who !== 'MEMBER') return context;
    const page = await context.newPage();
    await signIn(page, OWNER.email, { stay: true });
    await page.close();
    return context;
  }

  const contexts = new Map<string, BrowserContext>();
  async function look(route: string, who: RouteViewer, size: Size): Promise<PageInspection | string> {
    const key = `${who} ${size}`;
    const context = contexts.get(key) ?? (await openAs(who, size));
    contexts.set(key, context);
    const page = await context.newPage();
    const name = route === '/' ? 'root' : route.slice(1).replaceAll('/', '·');
    try {
      return await inspectPage(page, addressOf(route), path.join(PICTURES, `${name}.${size}.png`));
    } catch (error) {
      console.error(`${route} (${size}): ${String(error)}`);
      return 'not taken';
    } finally {
      await page.close();
    }
  }

  const [pages, chunks] = [await findPages(), await readChunkSizes()];
  const rows: RouteRow[] = [];
  for (const { route, who } of SPECIFIED_ROUTES) {
    const hasPath = pages.has(route);
    const page = pages.get(route) ?? null;
    rows.push({
      route,
      hasPath,
      folder: page,
      desk: hasPath ? await look(route, who, 'desk') : '–',
      phone: hasPath ? await look(route, who, 'phone') : '–',
      ...(page === null ? { stories: 0, states: new Set() } : await findStoryStates(page)),
      bytes: page === null ? null : await chunks.measurePage(page),
    });
    console.log(route);
  }
  const table = path.join(ROOT, 'docs/routes.md');
  await writeFile(table, renderRouteTable(rows, new Date().toISOString().slice(0, 10)));
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
