import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { components } from '#openapi';
import { blankPdf, EVERY_KIND, TURNED } from './support/every-kind.ts';
import { distance, inkIn, readPicture, sideBySide } from './support/ink.ts';
import { openAs, OWNER } from './support/people.ts';
import { arrive, callsOf, signBy } from './support/receiving.ts';
import { send } from './support/send-over-api.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

type Contract = components['schemas']['Contract'];

const FILLED = [...EVERY_KIND, ...TURNED];
const STROKES = [
  { points: [4, 36, 30, 4, 52, 30, 80, 8, 96, 34], width: 2.5 },
  { points: [10, 20, 90, 22], width: 1.5 },
];
const MARKS: Record<string, object> = {
  drawn: { kind: 'DRAWN', width: 100, height: 40, strokes: STROKES },
  typed: { kind: 'TYPED', text: '이도윤', face: 'PEN' },
  seal: { kind: 'SEAL', text: '이도윤', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 16 },
};
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#1b2450' } })
    .jpeg()
    .toBuffer();

async function fillEveryKind(request: APIRequestContext, token: string, own: Contract['fields']) {
  const call = callsOf(request, () => token);
  const attached = await request.post('/api/sign/attachments', {
    headers: { authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    multipart: { file: { name: '통장 사본.jpg', mimeType: 'image/jpeg', buffer: await photo() } },
  });
  expect(attached.ok(), await attached.text()).toBe(true);
  const { attachmentId } = (await attached.json()).result;
  const marks: Record<string, string> = {};
  for (const [name, mark] of Object.entries({ ...MARKS, photo: { kind: 'IMAGE', fileId: attachmentId } }))
    marks[name] = (await call('/marks', { mark })).markId;
  const values: Record<string, string> = {};
  const markRefs: Record<string, string> = {};
  for (const { fieldId, name } of own) {
    const { writes, puts } = FILLED.find((field) => field.name === name) ?? {};
    if (writes) values[fieldId] = writes === 'attachment' ? attachmentId : writes;
    if (puts) markRefs[fieldId] = marks[puts] ?? '';
  }
  const { version } = await call('/values', { version: 0, values, markRefs }, 'PUT');
  return { finish: () => call('/complete', { version, confirmed: true }) };
}

/** Renders the pages with an independent renderer, at a higher resolution than a screen. */
async function drawPages(pdf: Buffer, file: string) {
  await writeFile(`${file}.pdf`, pdf);
  await run('pdftoppm', ['-r', '288', '-png', `${file}.pdf`, file]);
  return Promise.all([1, 2].map(async (number) => readPicture(await readFile(`${file}-${number}.png`))));
}

/** Device pixels per CSS pixel. */
const PIXELS = 2;

async function pictureOf(page: Page, index: number) {
  const sheet = page.locator(`[data-page="${index}"]`);
  await sheet.scrollIntoViewIfNeeded();
  await expect(sheet.locator('img').first()).toBeVisible();
  // Typed names and seals are plain text until their outlines have loaded.
  await expect(sheet.locator('span:not(:has(svg))').filter({ hasText: '이도윤' })).toHaveCount(0);
  await expect
    .poll(() =>
      sheet.evaluate(
        (element) =>
          document.fonts.status === 'loaded' && [...element.querySelectorAll('img')].every((image) => image.complete),
      ),
    )
    .toBe(true);
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no page to look at.');
  const { x, y, width, height } = box;
  // Browsers align the page to whole CSS pixels.
  const at = { x: Math.round(x) * PIXELS, y: Math.round(y) * PIXELS, width: width * PIXELS, height: height * PIXELS };
  return readPicture(await page.screenshot(), at);
}

test.use({ viewport: { width: 1600, height: 1300 }, deviceScaleFactor: PIXELS });

test('what stands on a screen is sealed within a point of where it was seen, whatever kind of field', async ({
  page,
  request,
}, testInfo) => {
  const people = [{ name: '이도윤' }, { name: '정해원' }];
  const asked = FILLED.map(({ writes: _, puts: __, ...field }) => field);
  const last = { kind: 'SIGNATURE' as const, name: '끝', rect: { x: 470, y: 800, width: 60, height: 20 } };
  const contract = await send(request, people, (_, place) => (place === 0 ? asked : [last]), {
    pdf: blankPdf(),
    settings: { footer: false },
  });
  const token = await arrive(request, contract.receivers[0]?.email ?? '');
  const own = contract.fields.filter(({ receiverUuid }) => receiverUuid === contract.receivers[0]?.receiverUuid);
  const { finish } = await fillEveryKind(request, token, own);
  await finish();

  await openAs(page, OWNER.email, `/contract/${contract.contractId}`);
  await expect(page.locator('[data-page="0"]').getByText('이도윤').first()).toBeVisible();
  const seen = [await pictureOf(page, 0), await pictureOf(page, 1)];

  await signBy(request, contract, 1);
  const read = (): Promise<Contract> => contract.call('GET', contract.path);
  await expect.poll(async () => (await read()).status).toBe('COMPLETED');
  const { sealedPages, documentUrl } = await read();
  const sealed = await drawPages(await (await request.get(documentUrl ?? '')).body(), testInfo.outputPath('sealed'));
  await page.reload();
  await expect(page.getByText('이도윤').first()).toBeVisible();
  const kept = await pictureOf(page, 0);
  for (const index of [0, 1]) {
    const [left, right] = [seen[index], sealed[index]];
    if (!left || !right) throw new Error('A page is missing.');
    const path = testInfo.outputPath(`page-${index + 1}.png`);
    await writeFile(path, await sideBySide([left, right]));
    await testInfo.attach(`page-${index + 1}.png`, { path, contentType: 'image/png' });
  }

  const apart: Record<string, number | string> = Object.fromEntries(
    FILLED.map(({ name, rect, page: number = 1 }) => {
      const [shape, seenPage, sealedPage] = [sealedPages[number - 1], seen[number - 1], sealed[number - 1]];
      if (!shape || !seenPage || !sealedPage) throw new Error('A page is missing.');
      const [one, other] = [inkIn(seenPage, rect, shape), inkIn(sealedPage, rect, shape)];
      const again = number === 1 ? inkIn(kept, rect, shape) : other;
      if (!one || !other || !again) return [name, 'no ink'];
      return [name, Number(Math.max(distance(one, other), distance(again, other)).toFixed(2))];
    }),
  );
  await testInfo.attach('points apart', { body: JSON.stringify(apart, null, 2), contentType: 'application/json' });
  const wrong = Object.entries(apart).filter(([, points]) => typeof points === 'string' || points >= 1);
  expect(wrong).toEqual([]);
});
