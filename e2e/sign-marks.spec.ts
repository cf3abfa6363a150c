import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive } from './support/receiving.ts';
import { finish, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import type { FieldDraft } from './support/send-over-api.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const WITH_FILES: FieldDraft[] = [
  { kind: 'IMAGE', name: '신분증 사진', rect: { x: 90, y: 500, width: 120, height: 80 } },
  { kind: 'FILE', name: '통장 사본', rect: { x: 240, y: 500, width: 160, height: 24 } },
  ...SIGNATURE_ONLY,
];

/** Creates a photo of a name in ink on off-white paper, as a phone takes it. */
const photoOfName = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><rect width="900" height="500" fill="#e9e4d8"/>
       <path d="M120 330C200 80 260 80 300 320S480 420 560 180S720 120 780 330" fill="none" stroke="#1b2450" stroke-width="16"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

/** Selects a file by the input's label, because the phone's camera has a separate input. */
const choose = (page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator(`input[type=file][aria-label="${name}"]`).setInputFiles(file);

test('a photographed signature is kept for next time, and files go with the document', async ({ page, request }) => {
  test.setTimeout(120_000);
  const photo = { name: '서명.jpg', mimeType: 'image/jpeg', buffer: await photoOfName() };
  const first = await sendForm(request, [{ name: '이도윤', fields: WITH_FILES }]);
  await openSigning(page, await arrive(request, first.emails[0] ?? ''));

  await test.step('a picture and a file are put in; what is neither is refused and loses nothing', async () => {
    await expect(page.getByText('신분증 사진').first()).toBeVisible();
    await choose(page, '사진 올리기', {
      name: '메모.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('사진이 아니에요'),
    });
    await expect(page.getByRole('alert')).toContainText('이 파일은 올릴 수 없어요.');
    await choose(page, '사진 올리기', {
      name: '문서.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(page.getByRole('alert')).toHaveText('PNG, JPG 사진만 올릴 수 있어요.');
    await choose(page, '사진 올리기', photo);
    await expect(page.getByRole('main').getByRole('button', { name: '서명.jpg' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: '다음 칸' }).last().click();
    await choose(page, '파일 올리기', photo);
    await expect(page.getByRole('main').getByRole('button', { name: '서명.jpg' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '다음 칸' }).last().click();
  });

  await test.step('the paper of the photo is taken away, and it stays on this device', async () => {
    await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
    await page.getByRole('tab', { name: '사진' }).click();
    await choose(page, '사진 고르기', photo);
    await expect(page.getByRole('img', { name: '고른 사진' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '흰 종이 지우기' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: '다음에도 쓰게 이 브라우저에 남겨두기' }).check();
    await page.getByRole('button', { name: '이 서명 넣기' }).click();
    await finish(page);
  });

  await test.step('the next document takes it with one touch', async () => {
    const second = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
    const token = await arrive(request, second.emails[0] ?? '');
    await page.evaluate((accessJwt) => sessionStorage.setItem('accessJwt', accessJwt), token);
    await page.goto('/sign');
    await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
    await expect(page.getByRole('region', { name: '남겨둔 서명' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '이 서명 쓰기' }).click();
    await finish(page);
    await expect.poll(async () => (await second.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
  });
  await expect.poll(async () => (await first.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
});
