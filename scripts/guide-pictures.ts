import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { freePort } from '../e2e/support/free-port.ts';
import { OWNER, signIn } from '../e2e/support/people.ts';
import { startLiveServer } from '../tests/support/live-server.ts';
import { prepareDemo } from './guide/prepare-demo.ts';
import { getTestLaunchOptions } from './lib/chromium.ts';
import { ROOT } from './lib/run.ts';

/**
 * Takes the guide's pictures in a demo: `npm run guide-pictures`, after `npm run build`. Arguments select pictures by
 * name.
 */
const FOLDER = path.join(ROOT, 'server/content/pictures');
const MAX_BYTES = 60_000;
const DESK = { width: 1200, height: 720 };
const PHONE = { width: 390, height: 720 };
const QUALITIES = [82, 70, 55, 40];

const wanted = new Set(process.argv.slice(2));
const folder = await mkdtemp(path.join(tmpdir(), 'dojang-guide-'));
const port = await freePort();
// Guide pages may refer to pictures that don't exist yet, so this server runs without the pages.
const noPages = path.join(folder, 'content');
await mkdir(noPages);
const server = await startLiveServer({
  dataDir: path.join(folder, 'data'),
  port,
  env: { DOJANG_MODE: 'demo', CONTENT_DIR: noPages },
});
const browser = await chromium.launch(getTestLaunchOptions());

try {
  const options = { baseURL: `http://localhost:${port}`, locale: 'ko-KR', timezoneId: 'Asia/Seoul' };
  const desk = await browser.newPage({ ...options, viewport: DESK });
  const phone = await browser.newPage({ ...options, viewport: PHONE });
  const { templateId, draftId, contractId, receiverLink } = await prepareDemo(desk.request);
  await take(desk, 'check-document', '/certificates');
  await take(phone, 'sign-as-receiver', receiverLink);
  await signIn(desk, OWNER.email);
  await take(desk, 'first-document', '/contract/send/upload');
  await take(desk, 'receivers', `/contract/send/${draftId}/config`);
  await take(desk, 'fields', `/contract/send/${draftId}/editor`);
  await take(desk, 'sent-document', `/contract/${contractId}`);
  await take(desk, 'document-list', '/contract/dashboard/normal');
  await take(desk, 'templates', '/template/dashboard');
  await take(desk, 'template-store', '/template/store');
  await take(desk, 'send-many', `/template/send/${templateId}/config/many`);
  await take(desk, 'link-signing', '/contract/dashboard/direct-url');
  await take(desk, 'my-marks', '/profile/sign');
  await take(desk, 'members', '/setting/member');
  await take(desk, 'contacts', '/setting/contact');
  await take(desk, 'sending-settings', '/setting/mail');
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Takes a picture once everything has loaded, in the best quality that is small enough. */
async function take(page: Page, name: string, address: string) {
  if (wanted.size > 0 && !wanted.has(name)) return;
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('[aria-busy=true]') === null && [...document.images].every((image) => image.complete),
  );
  await page.evaluate(() => document.fonts.ready);
  const screen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  for (const quality of QUALITIES) {
    const picture = await sharp(screen).webp({ quality }).toBuffer();
    if (picture.length >= MAX_BYTES) continue;
    await writeFile(path.join(FOLDER, `${name}.webp`), picture);
    console.log(`${name}.webp: ${picture.length} bytes`);
    return;
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes.`);
}
