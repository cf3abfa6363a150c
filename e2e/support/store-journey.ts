import { devices, expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { components } from '#openapi';
import { plausibleValue } from '../../tests/support/store-values.ts';
import { expectAccessible } from './accessible.ts';
import { newAddress, OWNER, signIn } from './people.ts';
import { arrive, callsOf } from './receiving.ts';
import { asSender } from './send-over-api.ts';
import { draw, finish, openSigning } from './signing.ts';
import { changeMessage, publishAs, renameSlot, restore } from './template-versions.ts';
import { watch } from './test.ts';

type Field = components['schemas']['Field'];
type Contract = components['schemas']['Contract'];

export type StoreJourney = { title: string; slot: string };
const TOLD = '읽어보시고 서명해주세요.';

/** Copies a form from the store, publishes a second version, and creates a draft from that. */
async function copyAndSend(page: Page, title: string) {
  await page.goto('/template/store');
  const cards = page.getByRole('list', { name: '양식' });
  await expect(cards.getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
  await cards.getByRole('button', { name: title, exact: true }).click();
  const form = page.getByRole('dialog', { name: title });
  await expect(form.getByText('이런 때는 쓰지 마세요')).toBeVisible();
  await expect(form.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: `${title} 가져오기` }).click();
  await expect(form.getByText('가져왔어요')).toBeVisible();
  await page.reload();
  const card = cards.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) });
  await expect(card.getByText('이미 가져온 양식이에요')).toBeVisible();
  await cards.getByRole('button', { name: `${title} 고치기` }).click();
  await page.waitForURL(/\/editor$/);
  await changeMessage(page, TOLD);
  await publishAs(page, 2);
  const template = new URL(page.url()).pathname;
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.waitForURL(/\/config\/single\?contractId=/);
  return { template, contractId: new URL(page.url()).searchParams.get('contractId') ?? '' };
}

/** Returns plausible values for the fields, choosing the last option of each question. */
function answersTo(fields: readonly Field[]) {
  const chosen = new Map(fields.flatMap(({ kind, group, fieldId }) => (kind === 'RADIO' ? [[group, fieldId]] : [])));
  const filled = fields.filter(({ kind, group, fieldId, required }) =>
    kind === 'RADIO' ? chosen.get(group) === fieldId : required,
  );
  const isShown = ({ condition }: Field) => !condition || filled.some(({ fieldId }) => fieldId === condition.fieldId);
  return new Map(
    filled.filter(isShown).flatMap((field) => {
      const value = plausibleValue(field);
      return value === null ? [] : [[field.fieldId, value] as const];
    }),
  );
}

type Call = ReturnType<typeof callsOf>;
async function fillIn(call: Call, fields: readonly Field[], markRefs: Record<string, string> = {}) {
  const values = Object.fromEntries(answersTo(fields));
  return call('/values', { version: 0, values, markRefs }, 'PUT');
}

async function signOnPhone(browser: Browser, request: APIRequestContext, { email, fields, origin }: Signing) {
  const token = await arrive(request, email);
  await fillIn(
    callsOf(request, () => token),
    fields,
  );
  const phone = await browser.newContext({
    ...devices['Galaxy S9+'],
    viewport: { width: 390, height: 844 },
    baseURL: origin,
    locale: 'ko-KR',
  });
  const faults = watch(phone);
  const signing = await phone.newPage();
  await openSigning(signing, token);
  await signing.getByRole('button', { name: '서명하기', exact: true }).click();
  await draw(signing);
  await signing.getByRole('button', { name: '이 서명 넣기' }).click();
  await finish(signing);
  expect(faults).toEqual([]);
  await phone.close();
}
type Signing = { email: string; fields: readonly Field[]; origin: string };

/** Adds the sender's seal over the API, because the sender signs last. */
async function sealAsSender(request: APIRequestContext, link: string, fields: readonly Field[]) {
  let token = '';
  const call = callsOf(request, () => token);
  const linkToken = new URL(link).searchParams.get('t');
  token = (await call('/links', { linkToken })).accessJwt;
  token = (await call('/opened')).accessJwt;
  await call('/consents', { kinds: ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] });
  const strokes = [{ points: [1, 1, 50, 20, 90, 5], width: 2 }];
  const { markId } = await call('/marks', { mark: { kind: 'DRAWN', width: 100, height: 40, strokes } });
  const marks = fields.filter(({ kind }) => kind === 'SEAL').map(({ fieldId }) => [fieldId, markId]);
  const { version } = await fillIn(call, fields, Object.fromEntries(marks));
  await call('/complete', { version, confirmed: true });
}

/** The parts of a contract that must not change. Picture URLs change with every request and are left out. */
const keep = ({ title, message, fields, values, receivers, settings, sealState }: Contract) => ({
  title,
  message,
  fields,
  values,
  receivers,
  settings,
  sealState,
});

type Given = { page: Page; request: APIRequestContext; browser: Browser };

/**
 * Follows a form from the store through copying, publishing, sending, signing and sealing. Later versions must not
 * change the sealed contract.
 */
export async function walkStore({ page, request, browser }: Given, { title, slot }: StoreJourney) {
  const email = newAddress('worker');
  await signIn(page, OWNER.email);
  const { template, contractId } = await copyAndSend(page, title);
  await page
    .getByLabel(/ 이름$/)
    .first()
    .fill('이도윤');
  await page.keyboard.press('Tab');
  await page.getByLabel('메일 주소').first().fill(email);
  await page.getByLabel('휴대폰 번호').first().fill('010-3026-0001');
  await page.getByRole('button', { name: '이 문서만 고치기' }).click();
  await page.waitForURL(/\/editor$/);

  const { call } = await asSender(request);
  const path = `/contracts/${contractId}`;
  const read = (): Promise<Contract> => call('GET', path);
  const draft = await read();
  const ofSender = answersTo(draft.fields.filter(({ receiverUuid }) => receiverUuid === null));
  const fields = draft.fields.map((field) => {
    const value = ofSender.get(field.fieldId);
    return value === undefined ? field : { ...field, value };
  });
  await call('PUT', `${path}/fields`, { version: draft.version, fields });
  await page.reload();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await review.getByRole('button', { name: /보내기$/ }).click();
  await page.waitForURL(/\?sent=?$/);

  const { receivers } = await read();
  const [worker, employer] = receivers;
  if (!worker || !employer) throw new Error('Two people sign.');
  const fieldsOf = (receiverUuid: string) => fields.filter((field) => field.receiverUuid === receiverUuid);
  const { origin } = new URL(page.url());
  await signOnPhone(browser, request, { email, fields: fieldsOf(worker.receiverUuid), origin });
  const { link } = await call('POST', `${path}/receivers/${employer.receiverUuid}/sign-session`);
  await sealAsSender(request, link, fieldsOf(employer.receiverUuid));
  await expect.poll(async () => (await read()).sealState).toBe('DONE');
  const sealed = await read();
  expect([sealed.status, sealed.message]).toEqual(['COMPLETED', TOLD]);

  await page.goto(`/template/create/${template.split('/').at(-1)}/editor`);
  await renameSlot(page, slot, '직원');
  await publishAs(page, 3);
  const roles = page.getByRole('list', { name: '역할' });
  await expect(roles.getByRole('listitem').filter({ hasText: '직원' })).toBeVisible();
  expect(keep(await read())).toEqual(keep(sealed));

  await restore(page, 1);
  await publishAs(page, 4);
  await expect(roles.getByRole('listitem').filter({ hasText: slot }).first()).toBeVisible();
  await expect(page.getByText(TOLD)).toBeHidden();
  expect(keep(await read())).toEqual(keep(sealed));
}
