import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { open } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const bytesOf = async (url: string | null | undefined) => (await open(api, url ?? null)).rawPayload;

test('a member sees the pages as they were sealed, from completion on and no stranger', async () => {
  const wishes = [{ name: '주소', required: true }];
  const { call, contractId, people, ids } = await sendContract(api, owner, { wishes }, realFile(api, owner));
  const ofPage = (page: string) => ({ ...call, path: { ...call.path, page } });
  const { sealedPages: none } = await look(api, owner, contractId);
  expect(none).toEqual([]);
  expect(await api.fails('getContractPage', ofPage('1'))).toBe('409 NOT_COMPLETED');
  const { token } = await sign(api, people[0]?.email, { [ids[0] ?? '']: '서울시 마포구' });
  await workAndSeal(api, sealing);

  const { sealedPages, files } = await look(api, owner, contractId);
  expect(sealedPages.map(({ number, fileId, pageInFile }) => [number, fileId, pageInFile])).toEqual(
    [1, 2, 3].map((number) => [number, files[0]?.file.fileId, number]),
  );
  const picture = await bytesOf(sealedPages[0]?.largeImageUrl);
  const received = await api.ok('getCopies', { token });
  expect(picture).toEqual(await bytesOf(received.document.pages[0]?.largeImageUrl));
  expect(picture).not.toEqual(await bytesOf(files[0]?.file.pages[0]?.largeImageUrl));
  expect(await api.fails('getContractPage', ofPage('4'))).toBe('404 NOT_FOUND');
  const stranger = await signUp(api);
  expect(await api.fails('getContractPage', { ...ofPage('1'), token: stranger.accessJwt })).toBe('404 NOT_FOUND');
  expect(await api.fails('getContractPage', { path: ofPage('1').path })).toBe('401 UNAUTHENTICATED');
});
