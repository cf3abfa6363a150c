import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { components } from '#openapi';
import { sampleHangul } from '../../tests/support/documents/sample-hangul.ts';
import { drawPng } from '../../tests/support/pictures.ts';

type Contract = components['schemas']['Contract'];
type Message = { to: string; text: string; links: string[] };

export const pdfSample = () =>
  readFileSync(new URL('../../tests/support/documents/held-out/labour.pdf', import.meta.url));
export const pngSample = () => drawPng(400, 300);
export const hangulSample = () =>
  sampleHangul({ format: 'hwpx', pages: [['개인정보 수집·이용 동의서', '성명: ', '서명: ']] });

/** Places one signature per signer over the API, as the user who is signed in on the page. */
export async function fillDraftFields(page: Page, contractId: string) {
  const token = await page.evaluate(() => sessionStorage.getItem('jwt') ?? localStorage.getItem('jwt'));
  const headers = { authorization: `Bearer ${token}` };
  const address = `/api/app/contracts/${contractId}`;
  const { result }: { result: Contract } = await (await page.request.get(address, { headers })).json();
  const fileId = result.files[0]?.file.fileId;
  const fields = result.receivers
    .filter(({ role }) => role === 'SIGNER')
    .map(({ receiverUuid, name }, place) => ({
      fieldId: randomUUID(),
      fileId,
      page: 1,
      rect: { x: 80 + place * 200, y: 700, width: 120, height: 48 },
      kind: 'SIGNATURE',
      receiverUuid,
      name: `${name} 서명`,
      required: true,
    }));
  const answer = await page.request.put(`${address}/fields`, { headers, data: { version: result.version, fields } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Returns the text messages to a phone number in the built-in mailbox. */
export async function textTo(request: APIRequestContext, phone: string): Promise<Message[]> {
  const messages: Message[] = await (await request.get('/api/dev/messages')).json();
  return messages.filter(({ to }) => to === phone);
}

/** Checks, without opening it, that the link in a message leads to this document. */
export async function expectOpens(request: APIRequestContext, address: string, title: string) {
  const linkToken = new URL(address, 'http://localhost').searchParams.get('t') ?? '';
  const answer = await request.post('/api/sign/links', { data: { linkToken } });
  expect(answer.ok(), await answer.text()).toBe(true);
  expect(JSON.stringify(await answer.json())).toContain(title);
}
