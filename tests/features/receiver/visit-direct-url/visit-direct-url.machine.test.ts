import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { DirectUrlVisit, StartVisitInput } from '@/features/receiver/visit-direct-url/api/visit';
import { visitDirectUrlMachine } from '@/features/receiver/visit-direct-url/model/visit-direct-url.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { ok, server, signHttp } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CODE = '3kTmDa0sW9';
const visitor = { name: '이도윤', contact: { email: 'doyun@out.example' } };
const visit: DirectUrlVisit = {
  standing: 'OPEN',
  title: '보안 서약서',
  organizationName: '한빛물산 주식회사',
  logoImgUrl: null,
  message: '',
  pageCount: 2,
  contactBy: 'EITHER',
  domains: [],
  steps: ['EMAIL_CODE', 'PHONE_CODE'],
  endsAt: null,
  language: 'ko',
};

type Scene = {
  isAtAccount?: boolean;
  standings?: DirectUrlVisit['standing'][];
  look?: ApiError[];
  start?: ApiError[];
};

function start({ isAtAccount = false, standings = [], look = [], start: starts = [] }: Scene = {}) {
  const started: string[] = [];
  const given: StartVisitInput[] = [];
  const actor = createActor(
    visitDirectUrlMachine.provide({
      actors: {
        look: fromRequest(async () => {
          const error = look.shift();
          if (error) throw error;
          return { ...visit, standing: standings.shift() ?? 'OPEN' };
        }),
        start: fromRequest(async ({ input }) => {
          given.push(input);
          const error = starts.shift();
          if (error) throw error;
          return { linkToken: 'x'.repeat(22) };
        }),
      },
      actions: { onStarted: (_, { linkToken }) => started.push(linkToken) },
    }),
    { input: { code: CODE, isAtAccount } },
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 });
  return { actor, until, started, given };
}

it('takes a visitor from the link to a document of their own', async () => {
  const sent: unknown[] = [];
  server.use(
    signHttp.post('/sign/direct-urls/{code}/start', async ({ params, request, response }) => {
      sent.push([params.code, await request.json()]);
      return response(200).json(ok({ linkToken: 'x'.repeat(22) }));
    }),
  );
  const started: unknown[] = [];
  const actor = createActor(
    visitDirectUrlMachine.provide({
      actors: {
        // The real request also sets the language of the page, but there is no page here.
        look: fromRequest<DirectUrlVisit, { code: string }>(async ({ input }) => {
          sent.push(input);
          return visit;
        }),
      },
      actions: { onStarted: (_, params) => started.push(params) },
    }),
    { input: { code: CODE, isAtAccount: false } },
  );
  const tags: string[] = [];
  actor.subscribe(({ value, tags: [tag = 'letter'] }) => tags.push(`${value}: ${tag}`));
  actor.start();
  expect(actor.getSnapshot().context).toMatchObject({ visit: null, closedAs: null, failure: null });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('invited'));
  expect(context.visit).toEqual(visit);
  expect(actor.getSnapshot().can({ type: 'visitor.given', visitor })).toBe(false);
  actor.send({ type: 'begin' });
  expect(actor.getSnapshot().context.isAtAccount).toBe(true);
  actor.send({ type: 'visitor.given', visitor });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(sent).toEqual([{ code: CODE }, [CODE, { name: '이도윤', email: 'doyun@out.example' }]]);
  expect(started).toEqual([{ linkToken: 'x'.repeat(22) }]);
  expect(tags).toEqual([
    'looking: letter',
    'invited: letter',
    'asking: account',
    'starting: account',
    'started: account',
  ]);
});

it('asks at once again after a reload of the question', async () => {
  const { actor, until } = start({ isAtAccount: true });
  await until('asking');
  actor.send({ type: 'back' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.isAtAccount]).toEqual(['invited', false]);
});

it.each(['PAUSED', 'ENDED', 'FULL'] as const)('says that a link is %s before anything is typed', async (standing) => {
  const { actor, until } = start({ isAtAccount: true, standings: [standing] });
  expect((await until('closed')).context.closedAs).toBe(standing);
  actor.send({ type: 'retry' });
  expect((await until('asking')).context.closedAs).toBeNull();
});

it.each([
  ['DIRECT_URL_PAUSED', 409, 'PAUSED'],
  ['DIRECT_URL_ENDED', 410, 'ENDED'],
  ['DIRECT_URL_FULL', 410, 'FULL'],
] as const)('notices %s at the last moment', async (code, status, standing) => {
  const { actor, until, started } = start({ isAtAccount: true, start: [new ApiError(code, { status })] });
  await until('asking');
  actor.send({ type: 'visitor.given', visitor });
  expect((await until('closed')).context.closedAs).toBe(standing);
  expect(started).toEqual([]);
});

it.each([
  ['DOMAIN_NOT_ALLOWED', 422],
  ['RATE_LIMITED', 429],
  ['NETWORK', undefined],
] as const)('asks again after %s, and tries again only when told to', async (code, status) => {
  const error = new ApiError(code, status === undefined ? {} : { status });
  const { actor, until, given, started } = start({ isAtAccount: true, start: [error] });
  await until('asking');
  actor.send({ type: 'visitor.given', visitor });
  await until('starting');
  expect((await until('asking')).context.failure?.code).toBe(code);
  expect(given).toHaveLength(1);
  actor.send({ type: 'visitor.given', visitor });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await until('started');
  expect(started).toHaveLength(1);
});

it('forgets why the visitor was not accepted when they go back', async () => {
  const { actor, until } = start({ isAtAccount: true, start: [new ApiError('NETWORK')] });
  await until('asking');
  actor.send({ type: 'visitor.given', visitor });
  await until('starting');
  await until('asking');
  actor.send({ type: 'back' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

it('notices that the link is gone when the visitor wants to begin', async () => {
  const { actor, until } = start({ isAtAccount: true, start: [new ApiError('NOT_FOUND', { status: 404 })] });
  await until('asking');
  actor.send({ type: 'visitor.given', visitor });
  expect((await until('wrong')).hasTag('account')).toBe(false);
});

it('knows a link that does not exist', async () => {
  const { until } = start({ look: [new ApiError('NOT_FOUND', { status: 404 })] });
  expect((await until('wrong')).context.visit).toBeNull();
});

it('can be looked at again after a lost network', async () => {
  const { actor, until } = start({ look: [new ApiError('NETWORK')] });
  expect((await until('unreachable')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'retry' });
  expect((await until('invited')).context.failure).toBeNull();
});

it('takes nobody twice: what is typed again while starting is not sent', async () => {
  const { actor, until, given } = start({ isAtAccount: true });
  await until('asking');
  actor.send({ type: 'visitor.given', visitor });
  actor.send({ type: 'visitor.given', visitor });
  await until('started');
  expect(given).toHaveLength(1);
});
