import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALIMTALK_KEYS } from '../../../server/configuration/alimtalk-keys.ts';
import { registerSolapiEmulator } from '../../../server/emulators/solapi/plugin.ts';
import { openCommandLine } from '../../support/command-line.ts';

const ACCOUNT = { apiKey: 'KEY0123456789', apiSecret: 'secret' };
const clock = { time: Date.now() };
let emulator: FastifyInstance;
let baseUrl = '';
let registered = '';
let answersLeft = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  emulator = Fastify();
  emulator.addHook('onRequest', async (_, reply) => {
    answersLeft -= 1;
    if (answersLeft < 0)
      await reply.code(503).send({ errorCode: 'ServiceUnavailable', errorMessage: '점검 중이에요.' });
  });
  await registerSolapiEmulator(emulator, {
    prefix: '',
    ...ACCOUNT,
    senders: [],
    phones: { show: () => Promise.resolve() },
    kakao: { pfId: 'PF', approved: [] },
    now: () => clock.time,
  });
  baseUrl = await emulator.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  emulator.server.closeAllConnections();
  await emulator.close();
});

const { dojang, answer } = openCommandLine(() => ({
  SOLAPI_BASE_URL: baseUrl,
  SOLAPI_API_KEY: ACCOUNT.apiKey,
  SOLAPI_API_SECRET: ACCOUNT.apiSecret,
  SOLAPI_FROM: '02-1234-5678',
  SOLAPI_KAKAO_PF_ID: 'PF',
  ...(registered !== '' && { SOLAPI_KAKAO_TEMPLATES: registered }),
}));

it('registers the texts, has them inspected, and tells when they are approved', async () => {
  const asked = await dojang('alimtalk', 'register');
  expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('  002 계약/신청')]);
  const before = await dojang('alimtalk', 'status');
  expect(before.out).toContain('sign_request: 등록하지 않았어요. 문자로 보내요.');

  const { out } = await dojang('alimtalk', 'register', '--category', '002');
  registered = /^SOLAPI_KAKAO_TEMPLATES='(.+)'$/m.exec(out)?.[1] ?? '';
  expect(Object.keys(JSON.parse(registered))).toEqual(ALIMTALK_KEYS);
  // Templates that are already registered stay unchanged.
  expect(await answer('alimtalk', 'register', '--category', '002')).toEqual({ templates: JSON.parse(registered) });

  expect((await dojang('alimtalk', 'status')).out).toContain('등록했어요. 검수를 요청해주세요.');
  expect((await dojang('alimtalk', 'inspect')).out).toContain('카카오에서 검수하고 있어요.');
  clock.time += 61_000;
  const { templates } = await answer('alimtalk', 'status');
  expect(templates).toHaveLength(ALIMTALK_KEYS.length);
  for (const template of templates)
    expect(template).toMatchObject({ status: 'APPROVED', isOurText: true, reason: null });
});

it('says what is wrong with the words of the command, and in the provider’s words what is wrong with the account', async () => {
  expect(await dojang('alimtalk')).toMatchObject({
    code: 2,
    err: expect.stringContaining('register, inspect or status'),
  });
  registered = '{"sign_request":"KA01TPNONE"}';
  expect(await dojang('alimtalk', 'status')).toEqual({
    code: 1,
    out: '',
    err: '알림톡 템플릿을 찾지 못했어요. (TemplateNotFound)\n',
  });
  registered = '{"sign":"KA01TPNONE"}';
  expect((await dojang('alimtalk', 'status')).err).toContain(
    'SOLAPI_KAKAO_TEMPLATES must be ids of templates by their keys',
  );
});

it('keeps what was registered before the provider stopped answering', async () => {
  registered = '';
  // Enough for the categories and two texts.
  answersLeft = 3;
  const { code, err } = await dojang('alimtalk', 'register', '--category', '002');
  expect([code, err]).toEqual([1, expect.stringContaining('점검 중이에요. (ServiceUnavailable)')]);
  registered = /^SOLAPI_KAKAO_TEMPLATES='(.+)'$/m.exec(err)?.[1] ?? '';
  const kept: object = JSON.parse(registered);
  expect(Object.keys(kept)).toEqual(ALIMTALK_KEYS.slice(0, 2));
  answersLeft = Number.POSITIVE_INFINITY;
  const { templates } = await answer('alimtalk', 'register', '--category', '002');
  expect(templates).toMatchObject(kept);
  expect(Object.keys(templates)).toEqual(ALIMTALK_KEYS);
});
