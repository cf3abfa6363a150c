import type { APIRequestContext, Page } from '@playwright/test';
import { LIVE_PASSWORD, signUpLive } from '../../tests/support/live-sign-up.ts';
import { findMail, linkIn } from './mailbox.ts';
import { newAddress, signIn } from './people.ts';
import { arrive, callsOf, type SentContract } from './receiving.ts';
import { createSender, type Sender } from './send-over-api.ts';
import { publishTemplate } from './template-over-api.ts';
import { confirmPhone, runFolder } from './test-database.ts';
import { expect } from './test.ts';

/** Creates a separate organisation, so that other journeys don't alert its member. */
export async function joinSomebody(page: Page, request: APIRequestContext, origin: string) {
  const [ownerEmail, email] = [newAddress('owner'), newAddress('member')];
  const { userInfo: owner } = Object(await signUpLive(origin, ownerEmail));
  const manager = createSender(request, owner.accessJwt);
  const name = `배준호${Date.now()}`;
  const permissions = ['CONTRACT_SEND', 'TEMPLATE_MANAGE'];
  const [invited] = await manager.call('POST', '/organizations/members/invite', {
    emails: [email],
    permissions,
    groupUuids: [],
  });
  const link = new URL(linkIn(await findMail(request, email, /초대/), '/invitation/acceptance'), origin);
  const { organizationMemberUuid } = invited;
  const accepting = `/api/app/organizations/members/invitation-accept/${organizationMemberUuid}/${email}`;
  const data = { code: link.searchParams.get('code'), name, password: LIVE_PASSWORD };
  expect((await request.post(accepting, { data })).ok()).toBe(true);
  for (const address of [ownerEmail, email]) await confirmPhone(address, runFolder());
  await signIn(page, email, { password: LIVE_PASSWORD });
  const token = await page.evaluate(() => sessionStorage.getItem('jwt') ?? '');
  return { name, email, manager, organizationMemberUuid, member: createSender(request, token) };
}

export async function answerAgain(
  request: APIRequestContext,
  { path, receivers, fields, call }: Pick<SentContract, 'path' | 'receivers' | 'fields' | 'call'>,
) {
  const [receiver] = receivers;
  const receiverUuid = receiver?.receiverUuid ?? '';
  const fieldId = fields.find((field) => field.receiverUuid === receiverUuid && field.kind === 'TEXT')?.fieldId ?? '';
  const asking = { receiverUuid, fieldIds: [fieldId], message: '동과 호수까지 적어주세요.' };
  const { valueRequestId } = await call('POST', `${path}/value-requests`, asking);
  const token = await arrive(request, receiver?.email ?? '');
  const answer = callsOf(request, () => token);
  await answer('/values', { version: 0, values: { [fieldId]: '부산광역시 사상구 101동 202호' }, markRefs: {} }, 'PUT');
  await answer(`/value-requests/${valueRequestId}`, { version: 1, confirmed: true });
}

export async function sendMany(request: APIRequestContext, sender: Sender) {
  const { templateId, slotUuid } = await publishTemplate(request, '근로계약서', { isFilledBySender: false, sender });
  const { batchId } = await sender.call('POST', '/batches', { templateId });
  const cells = { [`slot:${slotUuid}:name`]: '이도윤', [`slot:${slotUuid}:email`]: newAddress('worker') };
  const add = [{ rowId: crypto.randomUUID(), cells }];
  const { version } = await sender.call('PATCH', `/batches/${batchId}/rows`, { version: 1, add });
  await sender.call('POST', `/templates/${templateId}/send/many`, { batchId, version });
}

const SUPPORT_MAIL = 'no-reply@dojang.localhost';

export async function askAndAnswer(request: APIRequestContext, { call }: Sender, name: string) {
  await call('POST', '/inquiries', { subject: '세금계산서', message: '세금계산서를 받을 수 있나요?' });
  const page = linkIn(await findMail(request, SUPPORT_MAIL, new RegExp(`문의가 왔어요: ${name}$`)), '/api/support/');
  const shown = await (await request.get(page)).text();
  const valueOf = (field: string) => new RegExp(`name="${field}" value="([^"]*)"`).exec(shown)?.[1] ?? '';
  const form = { answerId: valueOf('answerId'), seenId: valueOf('seenId'), message: '네.', act: 'answer' };
  expect((await request.post(page, { form })).ok()).toBe(true);
}

/** Signs in with the right password from an unknown browser. */
export async function logInElsewhere(request: APIRequestContext, email: string) {
  const data = { email, password: LIVE_PASSWORD, device: crypto.randomUUID() };
  expect((await request.post('/api/app/auths/login', { data })).ok()).toBe(true);
}
