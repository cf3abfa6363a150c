import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { newestLink } from '../../support/receiving.ts';
import { DRAWN, startSigning, sendContract } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

/** Collects every signed URL that a receiver gets on the way to the document. */
async function withAddresses() {
  const made = await sendContract(api, owner, { settings: { allowDelegate: true } });
  const [email, receiverUuid = ''] = [made.people[0]?.email, made.receivers[0]?.receiverUuid];
  const linkToken = await newestLink(api, email ?? '');
  const { letter } = await api.ok('openLink', { body: { linkToken } });
  const token = await startSigning(api, email);
  const raw = formOf([{ name: 'file', bytes: await drawPng(), filename: 'id.png', type: 'image/png' }]);
  const attachment = await api.ok('attachFile', { token, raw });
  const { pages, documentUrl } = await api.ok('getSignContract', { token });
  const pictures = pages.flatMap(({ imageUrl, largeImageUrl }) => [imageUrl, largeImageUrl]);
  const { code } = await api.ok('startDrawing', { token, body: { fieldId: made.fields[0]?.fieldId ?? '' } });
  const addresses = [letter.pageImageUrl ?? '', documentUrl, attachment.url, ...pictures];
  const statuses = () => Promise.all(addresses.map(async (url) => (await open(api, url)).statusCode));
  const draw = () => api.fails('putDrawing', { path: { code }, body: { mark: DRAWN } });
  return { ...made, token, receiverUuid, addresses, statuses, draw };
}

test('whoever was written to by mistake sees nothing more from the moment of the correction', async () => {
  const { contractId, receiverUuid, addresses, statuses, draw } = await withAddresses();
  expect(await statuses()).toEqual(addresses.map(() => 200));
  const body = { email: 'the-right-one@out.example' };
  await api.ok('correctReceiver', { token: owner.accessJwt, path: { contractId, receiverUuid }, body });
  expect(await statuses()).toEqual(addresses.map(() => 404));
  expect(await draw()).toBe('404 NOT_FOUND');

  // The right person gets new URLs.
  const token = await startSigning(api, body.email);
  const { documentUrl } = await api.ok('getSignContract', { token });
  expect((await open(api, documentUrl)).statusCode).toBe(200);
});

test('whoever handed it on sees nothing more', async () => {
  const { token, addresses, statuses, draw } = await withAddresses();
  await api.ok('delegateSigning', { token, body: { name: '정해원', email: 'next@out.example' } });
  expect(await statuses()).toEqual(addresses.map(() => 404));
  expect(await draw()).toMatch(/^4/);
});

test('nobody sees a cancelled document any more', async () => {
  const { call, addresses, statuses, draw } = await withAddresses();
  await api.ok('cancelContract', { ...call, body: { reason: '내용이 바뀌었어요' } });
  expect(await statuses()).toEqual(addresses.map(() => 404));
  expect(await draw()).toMatch(/^4/);
});
