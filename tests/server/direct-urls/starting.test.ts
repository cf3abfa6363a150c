import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshVisitor, listed, makeLink, read, start, startAndOpen, visit } from '../../support/direct-urls.ts';
import { inbox, look } from '../../support/contracts.ts';
import { mailText } from '../../support/mail-texts.ts';
import { signUp } from '../../support/people.ts';
import { eventsOf, newestLink } from '../../support/receiving.ts';
import { slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

test('a link has words of its own, until they are deleted', async () => {
  const made = await makeLink(api);
  const call = { token: made.token, path: { templateId: made.templateId, directUrlId: made.link.directUrlId } };
  const texts = [mailText({ subject: '교육을 들어줘서 고마워요' })];
  const { mailTemplateId } = await api.ok('createMailTemplate', { token: made.token, body: { name: '교육', texts } });
  const foreign = await signUp(api);
  const other = await api.ok('createMailTemplate', { token: foreign.accessJwt, body: { name: '남의 것', texts: [] } });
  const choose = (mailTemplate: string) => ({ ...call, body: { settings: { mailTemplate } } });
  expect(await api.fails('changeDirectUrl', choose(other.mailTemplateId))).toBe('404 MAIL_TEMPLATE_NOT_FOUND');
  expect((await api.ok('changeDirectUrl', choose(mailTemplateId))).settings).toEqual({ mailTemplate: mailTemplateId });
  const first = await visit(api, made);
  const subjects = async (email: string) => (await inbox(api, email)).map(({ subject }) => subject);
  expect(await subjects(first.visitor.email)).toContain('[도장] 교육을 들어줘서 고마워요');

  await api.ok('deleteMailTemplate', { token: made.token, path: { mailTemplateId } });
  await api.ok('changeDirectUrl', { ...call, body: { settings: { mailTemplate: mailTemplateId, title: '확인서' } } });
  const second = await visit(api, made);
  expect(await subjects(second.visitor.email)).not.toContain('[도장] 교육을 들어줘서 고마워요');
});

test('a visitor gets a contract of their own, with the code as a step and the link by mail', async () => {
  const made = await makeLink(api, {
    terms: { settings: { title: '안전교육 확인서', message: '읽고 서명해주세요.' } },
  });
  expect(made.link).toMatchObject({
    state: 'ON',
    reason: null,
    limit: 10,
    taken: 0,
    opening: 0,
    done: 0,
    mayChange: true,
  });
  expect(made.link.url).toBe(`${api.deps.config.publicUrl}/direct-url/${made.link.code}`);
  const asked = await api.ok('visitDirectUrl', { path: { code: made.link.code } });
  expect(asked).toMatchObject({
    standing: 'OPEN',
    title: '안전교육 확인서',
    message: '읽고 서명해주세요.',
    steps: ['EMAIL_CODE'],
  });
  expect(asked.pageCount).toBeGreaterThan(0);

  const { visitor, linkToken, arrival, admission } = await visit(api, made);
  expect(arrival.steps).toMatchObject([{ step: 'EMAIL_CODE', isPassed: false }]);
  expect(arrival.letter).toMatchObject({ title: '안전교육 확인서', receiver: { name: '이도윤' }, pageImageUrl: null });
  expect(admission).toMatchObject({ scope: 'sign' });
  const mailed = await newestLink(api, visitor.email);
  expect(mailed).not.toBe(linkToken);
  expect((await api.ok('openLink', { body: { linkToken: mailed } })).letter.title).toBe('안전교육 확인서');

  const [item] = await listed(api, made);
  const contract = await look(api, made.owner, item?.contractId ?? '');
  expect(contract).toMatchObject({
    kind: 'DIRECT_URL',
    directUrlId: made.link.directUrlId,
    templateId: made.templateId,
    batchId: null,
    receivers: [{ name: '이도윤', email: visitor.email, state: 'VERIFIED' }],
  });
  const call = { token: made.token, path: { contractId: contract.contractId } };
  expect(await eventsOf(api, call)).toEqual(
    expect.arrayContaining(['CREATED', 'SENT', 'LINK_OPENED', 'STEP_VERIFIED', 'VERIFIED']),
  );
  expect(await read(api, made)).toMatchObject({ taken: 1, opening: 0, done: 0 });
});

test('of a hundred who start at once, the last place goes to one', async () => {
  const made = await makeLink(api, { terms: { limit: 1 } });
  const answers = await Promise.all(Array.from({ length: 100 }, () => start(api, made)));
  const codes = answers.map(({ status, error }) => (status === 200 ? 'STARTED' : error.errorCode));
  expect(codes.filter((code) => code === 'STARTED')).toHaveLength(1);
  expect(codes.filter((code) => code === 'DIRECT_URL_FULL')).toHaveLength(99);
  expect(await read(api, made)).toMatchObject({ taken: 1, opening: 1 });
  expect(await api.ok('visitDirectUrl', { path: { code: made.link.code } })).toMatchObject({ standing: 'FULL' });
});

test('a link takes thirty unconfirmed visitors a minute, and confirmed ones do not count', async () => {
  const made = await makeLink(api, { terms: { limit: 100 } });
  await visit(api, made);
  for (let count = 0; count < 30; count += 1) expect(await start(api, made)).toMatchObject({ status: 200 });
  expect(await start(api, made)).toMatchObject({ status: 429, error: { errorCode: 'RATE_LIMITED' } });
  expect(await read(api, made)).toMatchObject({ taken: 31, opening: 30 });
});

test('one contact gets three links and three codes an hour over all links', async () => {
  const made = await makeLink(api, { terms: { guard: 'NONE' } });
  const other = await makeLink(api);
  const visitor = freshVisitor();
  const opened = [
    await startAndOpen(api, made, visitor),
    await startAndOpen(api, made, { ...visitor, email: visitor.email.toUpperCase() }),
    await startAndOpen(api, other, visitor),
    await startAndOpen(api, other, visitor),
  ];
  const answers: number[] = [];
  for (const { token } of opened)
    answers.push((await api.call('sendCode', { token, path: { step: 'email-code' } })).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  await newestLink(api, visitor.email);
  const links = await api.database
    .selectFrom('receiverLinks as link')
    .innerJoin('receivers as r', 'r.receiverUuid', 'link.receiverUuid')
    .select('link.via')
    .where('r.email', 'ilike', visitor.email)
    .execute();
  expect(links.filter(({ via }) => via === 'MAIL')).toHaveLength(3);
});

test('what is typed is checked after whether the link is open', async () => {
  const made = await makeLink(api, { terms: { domains: ['@Hanbit.Example'] } });
  const bad = async (body: object) => (await start(api, made, body)).error.errorCode;
  expect(await bad({ name: '이도윤', email: 'a@sub.hanbit.example' })).toBe('DOMAIN_NOT_ALLOWED');
  expect(await bad({ name: '이도윤', email: 'nobody' })).toBe('VALIDATION');
  expect(await bad({ name: '이도윤', phone: '010-1234-5678' })).toBe('VALIDATION');
  expect(await bad({ name: '  ', email: 'a@hanbit.example' })).toBe('VALIDATION');
  expect((await start(api, made, { name: '이도윤', email: 'a@hanbit.example' })).status).toBe(200);
  await api.ok('changeDirectUrl', { ...made, body: { state: 'PAUSED' } });
  expect(await bad({ name: '이도윤', email: 'nobody' })).toBe('DIRECT_URL_PAUSED');
  const unknown = await api.call('startDirectUrl', { path: { code: 'AAAAAAAAAA' }, body: freshVisitor() });
  expect(unknown.error.errorCode).toBe('NOT_FOUND');
});

test('a visitor by phone gets the code and the link as text messages', async () => {
  const made = await makeLink(api, { terms: { contactBy: 'EITHER' } });
  const { linkToken } = await api.ok('startDirectUrl', {
    path: { code: made.link.code },
    body: { name: '한유나', phone: '+82 10-2222-3333' },
  });
  const { steps, accessJwt } = await api.ok('openLink', { body: { linkToken } });
  expect(steps).toMatchObject([{ step: 'PHONE_CODE' }]);
  await api.ok('sendCode', { token: accessJwt, path: { step: 'phone-code' } });
  expect(await newestLink(api, '01022223333')).not.toBe('');
});

test('a visitor gets everything in the language they chose before they started', async () => {
  const made = await makeLink(api);
  const visitor = { ...freshVisitor(), language: 'en' };
  const { letter } = (await startAndOpen(api, made, visitor)).arrival;
  expect(letter.language).toBe('en');
  await newestLink(api, visitor.email);
  const [first] = await inbox(api, visitor.email);
  expect(first?.subject).toMatch(/^\[Dojang\] /);
  const other = freshVisitor();
  expect((await startAndOpen(api, made, other)).arrival.letter.language).toBe('ko');
  expect(await start(api, made, { ...freshVisitor(), language: 'xx' })).toMatchObject({
    status: 422,
    error: { errorCode: 'VALIDATION' },
  });
});

test('others are asked and told once the visitor is verified', async () => {
  const slots = [
    slot('참가자'),
    slot('담당자', { person: 'FIXED', fixed: { name: '정해원', title: '', email: 'lead@out.example', phone: null } }),
    slot('기록', { person: 'SENDER', role: 'VIEWER', order: null, when: 'AT_SENDING' }),
  ];
  const made = await makeLink(api, { template: { slots } });
  const opened = await startAndOpen(api, made);
  expect(await newestLink(api, 'lead@out.example')).toBe('');
  expect(opened.arrival.letter.people).toEqual([]);
  await visit(api, made);
  expect(await newestLink(api, 'lead@out.example')).not.toBe('');
  expect(await newestLink(api, made.owner.email)).not.toBe('');
});
