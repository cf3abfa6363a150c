import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { createHandlers } from '../../../server/handlers.ts';
import { createAuthenticator } from '../../../server/modules/auth/authenticate.ts';
import { createPagePictureService } from '../../../server/modules/files/page-pictures.ts';
import { createOutbox } from '../../../server/modules/messages/outbox.ts';
import { createFindPreview } from '../../../server/modules/sign/entry/link-previews.ts';
import { readRecord } from '../../../server/modules/audit/contract-events.repository.ts';
import { ENCRYPTED_COLUMNS, reencryptAll } from '../../../server/modules/upkeep/reencrypt.ts';
import { enqueueReencryption, createKeyJobs } from '../../../server/modules/upkeep/reencrypt.jobs.ts';
import { openSecrets } from '../../../server/security/open-secrets.ts';
import { createSecrets } from '../../../server/security/secrets.ts';
import { createClient } from '../../support/api-client.ts';
import { field, verify, work } from '../../support/contracts.ts';
import { formOf, open } from '../../support/files.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import { freshEmail, invite, PASSWORD, signUp } from '../../support/people.ts';
import { newestLink } from '../../support/receiving.ts';
import { fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { publishedTemplate } from '../../support/templates.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

const FIRST = randomBytes(32);
const NEXT = randomBytes(32);

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
const started: TestApp[] = [];
afterAll(async () => {
  for (const { app } of started) await app.close();
  await api.close();
});

async function startWith(key: Buffer, before: Buffer | null = null): Promise<TestApp> {
  const secrets = await openSecrets(api.database, { key, before });
  const deps = { ...api.deps, secrets, outbox: createOutbox(secrets, api.deps.credits) };
  const app = await buildApp({
    handlers: createHandlers(deps, createPagePictureService(deps)),
    authenticate: createAuthenticator(deps),
    findPreview: createFindPreview(api.database),
  });
  const next: TestApp = { ...api, app, deps, ...createClient(app), mailsTo: mailsOf(secrets) };
  started.push(next);
  return next;
}

const mailsOf =
  (secrets: TestApp['deps']['secrets']): TestApp['mailsTo'] =>
  async (recipient) => {
    const rows = await api.database
      .selectFrom('outboxMessages')
      .select(['template', 'contentEnc'])
      .where('recipient', '=', recipient)
      .where('contentEnc', 'is not', null)
      .orderBy('messageUuid')
      .execute();
    return rows.map(({ template, contentEnc }) => ({
      template,
      ...JSON.parse(secrets.open('outbox', contentEnc ?? Buffer.alloc(0))),
    }));
  };

async function identify(server: TestApp, token: string) {
  const fields = {
    callbackUrl: `${PUBLIC_URL}/profile/information`,
    parameterOption1: 'profile',
    parameterOption2: '',
  };
  const raw = formOf(Object.entries(fields).map(([name, bytes]) => ({ name, bytes })));
  await server.call('startPhoneVerification', { token, raw });
  const requestUuid = api.identity.seen.began.at(-1)?.requestUuid ?? '';
  const payload = new URLSearchParams({ res_cd: '0000', param_opt_3: requestUuid }).toString();
  await server.call('returnFromPhoneVerification', {
    raw: { contentType: 'application/x-www-form-urlencoded', payload },
  });
}

const identities = async () =>
  (
    await sql<{ ciHmac: Buffer }>`select ci_hmac from phone_verifications order by request_uuid`.execute(api.database)
  ).rows.map(({ ciHmac }) => ciHmac.toString('hex'));

test('the key is exchanged while people are at work, and then the one of before is forgotten', async () => {
  const before = await startWith(FIRST);
  const owner = await signUp(before);
  const token = owner.accessJwt;
  await identify(before, token);
  await verify(before, owner);
  const invited = freshEmail('invited');
  const { organizationMemberUuid, code } = await invite(before, owner, invited);
  const sent = await sendContract(before, owner, { people: [{ verifications: [] }], wishes: [{ name: '주소' }] });
  const linkToken = await newestLink(before, sent.people[0]?.email ?? '');
  const receiverToken = await startSigning(before, sent.people[0]?.email);
  await fill(before, receiverToken, { [sent.ids[0] ?? '']: '서울' });
  const { sealId } = await makeSeal(before, owner, { mark: CARVED, users: [owner] });
  const stamped = { of: null, kind: 'SEAL' as const, senderMark: { from: 'COMPANY' as const, sealId } };
  const done = await sendContract(before, owner, { people: [{}, {}], wishes: [{ name: '주소' }, stamped] });
  await sign(before, done.people[0]?.email, { [done.ids[0] ?? '']: '부산' });
  const coded = { verifications: ['ACCESS_CODE' as const], accessCode: '4821' };
  const locked = await sendContract(before, owner, { people: [coded, {}], wishes: [{ name: '주소' }] });
  const lockedLink = await newestLink(before, locked.people[0]?.email ?? '');
  const typed = { kind: 'TEXT' as const, name: '금액', required: false };
  const template = await publishedTemplate(before, owner, { fields: (fileId) => [field(fileId, null, typed)] });
  const draft = await before.ok('createDraftFromTemplate', template.call);
  const ofDraft = { token, path: { contractId: draft.contractId } };
  const { fields } = await before.ok('getContract', ofDraft);
  const priced = fields.map((one) => (one.name === '금액' ? { ...one, value: '7,319' } : one));
  await before.ok('putFields', { ...ofDraft, body: { version: draft.version, fields: priced } });
  const { documentUrl } = await before.ok('getSignContract', { token: receiverToken });

  const both = await startWith(NEXT, FIRST);
  // Everybody stays signed in, and their signed URLs still work.
  expect((await both.ok('getUserDetails', { token })).phone).toBe('01012345678');
  expect((await open(both, documentUrl)).statusCode).toBe(200);
  expect((await both.ok('getSignContract', { token: receiverToken })).draft.values).toEqual({
    [sent.ids[0] ?? '']: '서울',
  });
  expect((await both.ok('openLink', { body: { linkToken } })).letter).toBeTruthy();
  await both.ok('acceptInvitation', {
    path: { organizationMemberUuid, inviteeEmail: invited },
    body: { code, name: '배준호', password: PASSWORD },
  });
  const { userInfo } = await both.ok('refreshAccessToken', { body: { refreshJwt: owner.refreshJwt } });
  await both.ok('login', { body: { email: owner.email, password: PASSWORD } });
  await identify(both, userInfo.accessJwt);
  const [one, other] = await identities();
  expect(one).toBe(other);

  const said: string[] = [];
  await enqueueReencryption(api.database);
  await work(
    api,
    createKeyJobs(both.deps, (words) => said.push(words)),
  );
  expect(said.join()).toMatch(/\([1-9]\d* values were sealed anew\): SECRET_KEY_BEFORE can go\..*nobody\.$/);
  expect(await reencryptAll(api.database, both.deps.secrets)).toEqual({ sealed: 0, unreadable: 0 });

  const after = await startWith(NEXT);
  const atLock = await after.ok('openLink', { body: { linkToken: lockedLink } });
  const { accessJwt: lockedToken } = await after.ok('openDocument', { token: atLock.accessJwt });
  const tryCode = (code: string) =>
    after.call('confirmStep', { token: lockedToken, path: { step: 'access-code' }, body: { code } });
  expect((await tryCode('4822')).error.errorCode).toBe('CODE_WRONG');
  expect((await tryCode('4821')).result.scope).toBe('sign');
  const { values } = await after.ok('getContract', { ...done.call, token: userInfo.accessJwt });
  expect(values.map(({ value, mark }) => value ?? mark?.kind)).toEqual(['SEAL', 'DRAWN', '부산']);
  expect((await after.ok('getContract', { ...ofDraft, token: userInfo.accessJwt })).fields).toEqual(priced);
  const { opened, unreadable } = await readRecord(api.database, sent.contractId);
  expect(unreadable).toEqual([]);
  expect(opened[0]).toMatchObject({ kind: 'CREATED', actor: { name: '김지수' } });
  expect(await after.fails('getSession', { token })).toBe('401 UNAUTHENTICATED');
  expect((await after.ok('getUserDetails', { token: userInfo.accessJwt })).phone).toBe('01012345678');
  expect((await open(after, documentUrl)).statusCode).toBe(403);
  const reopened = await after.ok('openLink', { body: { linkToken } });
  const { accessJwt } = await after.ok('openDocument', { token: reopened.accessJwt });
  expect((await after.ok('getSignContract', { token: accessJwt })).draft.values).toEqual({
    [sent.ids[0] ?? '']: '서울',
  });
  await identify(after, userInfo.accessJwt);
  expect(new Set(await identities()).size).toBe(1);
});

test('hashes of an installation of before stay as they are; a new one draws its keys', async () => {
  await signUp(await startWith(NEXT));
  await api.database.deleteFrom('hashKeys').execute();
  const grown = await openSecrets(api.database, { key: NEXT, before: FIRST });
  expect(grown.hash('ci', 'ci-of-jisu')).toEqual(createSecrets(FIRST).hash('ci', 'ci-of-jisu'));

  const empty = await createTestApp();
  const drawn = await openSecrets(empty.database, { key: NEXT, before: null });
  expect(drawn.hash('ci', 'ci-of-jisu')).not.toEqual(createSecrets(NEXT).hash('ci', 'ci-of-jisu'));
  await empty.close();
});

test('a key that is not this database’s is said at the start', async () => {
  await openSecrets(api.database, { key: NEXT, before: FIRST });
  await expect(openSecrets(api.database, { key: randomBytes(32), before: null })).rejects.toThrow(
    'SECRET_KEY is not the key of this database',
  );
});

test('every sealed column of the database is sealed anew', async () => {
  const { rows } = await sql<{ place: string }>`select table_name || '.' || column_name as place
     from information_schema.columns where table_schema = 'public' and column_name like '%\_enc'`.execute(api.database);
  const known = ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect([...known, 'event_openings.content_enc'].toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
});
