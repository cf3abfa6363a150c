import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { components } from '#openapi';
import { linkTo } from './receiving.ts';
import { send, type FieldDraft, type Options, type PersonDraft } from './send-over-api.ts';

type Schemas = components['schemas'];
type Person = PersonDraft & { fields?: FieldDraft[] };

/** A field for each on-screen keyboard that receivers may see. */
export const FORM: FieldDraft[] = [
  { kind: 'NAME', name: '이름', rect: { x: 140, y: 150, width: 130, height: 20 } },
  { kind: 'DATE', name: '생년월일', rect: { x: 380, y: 150, width: 140, height: 20 } },
  { kind: 'PHONE', name: '연락처', rect: { x: 140, y: 178, width: 130, height: 20 } },
  { kind: 'TEXT', name: '주소', rect: { x: 140, y: 206, width: 380, height: 20 } },
  { kind: 'AMOUNT', name: '연봉', rect: { x: 140, y: 300, width: 160, height: 20 }, inWords: true },
  { kind: 'CHECKBOX', name: '개인정보 동의', rect: { x: 90, y: 400, width: 16, height: 16 } },
  { kind: 'CHECKBOX', name: '복지 안내 동의', rect: { x: 90, y: 430, width: 16, height: 16 }, required: false },
  { kind: 'SIGNED_DATE', name: '서명한 날', rect: { x: 240, y: 560, width: 140, height: 20 } },
  { kind: 'SIGNATURE', name: '서명', rect: { x: 380, y: 640, width: 130, height: 60 }, acceptSeal: true },
];
export const SIGNATURE_ONLY: FieldDraft[] = [
  { kind: 'SIGNATURE', name: '서명', rect: { x: 380, y: 640, width: 130, height: 60 } },
];

export async function sendForm(request: APIRequestContext, people: readonly Person[], options: Options = {}) {
  const drafts = people.map(({ fields: _, ...person }) => person);
  const { path, call, receivers, ...sent } = await send(
    request,
    drafts,
    (_, place) => people[place]?.fields ?? [],
    options,
  );
  return {
    ...sent,
    emails: receivers.map(({ email }) => email),
    askAgain: (receiverUuid: string, fieldIds: string[], message: string) =>
      call('POST', `${path}/value-requests`, { receiverUuid, fieldIds, message }),
    read: (): Promise<Schemas['Contract']> => call('GET', path),
  };
}

export async function openSigning(page: Page, token: string, path = '/sign') {
  await page.addInitScript((accessJwt) => {
    if (sessionStorage.length === 0) sessionStorage.setItem('accessJwt', accessJwt);
  }, token);
  await page.goto(path);
}

export async function draw(page: Page, name = '여기에 그려주세요') {
  const pad = page.getByRole('img', { name });
  // Waits until the sheet has stopped moving.
  await pad.click({ trial: true });
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  for (const [from, to] of [
    [0.2, 0.5],
    [0.5, 0.8],
  ] as const) {
    await page.mouse.move(...at(from, 0.3));
    await page.mouse.down();
    for (let step = 1; step <= 10; step += 1)
      await page.mouse.move(...at(from + ((to - from) * step) / 10, step % 2 === 0 ? 0.3 : 0.7));
    await page.mouse.up();
  }
}

/** Signs on a phone, from the newest email to the end. */
export async function signOnScreen(page: Page, request: APIRequestContext, email: string) {
  await page.goto(await linkTo(request, email));
  await page.getByLabel('모두 동의해요').check();
  await page.getByRole('button', { name: '문서 열기' }).click();
  await page.getByRole('button', { name: '서명하기', exact: true }).click();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await finish(page);
}

export async function finish(page: Page) {
  await expect(page.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().endsWith('/sign/complete'));
  await page.getByRole('button', { name: '서명 마치기' }).click();
  expect((await answer).ok(), await (await answer).text()).toBe(true);
  await page.waitForURL('/copies');
}
