import { expect, it } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { ALL, BOTH, failure, letterOf, lost, opened, start, type Scene } from './start';

type Actor = ReturnType<typeof start>['actor'];
const shown = ({ value, tags }: ReturnType<Actor['getSnapshot']>) =>
  `${value}: ${[...tags].toSorted().join(' ') || 'nothing'}`;

/** Lists each state once, with the page that shows it. */
function follow(actor: Actor) {
  const seen = [shown(actor.getSnapshot())];
  actor.subscribe((snapshot) => {
    if (seen.at(-1) !== shown(snapshot)) seen.push(shown(snapshot));
  });
  return seen;
}

it('belongs to one page at each step, and is busy while the server works', async () => {
  const steps = ['ACCESS_CODE', 'EMAIL_CODE', 'PHONE_IDENTITY'] as const;
  const { actor, until, remembered } = start({ steps, place: 'popup' });
  const seen = follow(actor);
  expect(actor.getSnapshot().context).toMatchObject({
    isOpened: false,
    consents: { electronic: false, personal: false },
    isDownload: false,
    letter: null,
    steps: [],
    provedBy: null,
    code: null,
    lockedUntil: null,
    failure: null,
    deadEnd: null,
  });
  await until('arrived');
  actor.send({ type: 'open' });
  await until('accessCode');
  actor.send({ type: 'accessCode.given', code: '1234' });
  await until('codeReady');
  actor.send({ type: 'code.asked' });
  const { context } = await until('codeAsked');
  expect([context.code?.to, context.code?.resendsLeft]).toEqual(['do***@out.example', 5]);
  actor.send({ type: 'code.given', code: '111111' });
  await until('identity');
  const child = actor.getSnapshot().children.identity;
  expect(child?.getSnapshot().context).toMatchObject({
    userUuid: 'r',
    purpose: 'receiver',
    callbackUrl: 'https://dojang.example/receiver/phone-verify/callback',
    requestUuid: null,
  });
  actor.send({ type: 'identity.begun', place: 'popup' });
  if (child) await waitFor(child, (snapshot) => snapshot.matches('waiting'));
  actor.send({ type: 'identity.returned', requestUuid: 'q' });
  await until('consenting');
  actor.send(BOTH);
  expect(remembered).toEqual([{ receiverUuid: 'r', consents: BOTH.consents }]);
  actor.send({ type: 'consented' });
  const last = await until('admitted');
  expect(remembered).toEqual([]);
  expect([last.status, last.context.letter?.receiver.hasConsented]).toEqual(['done', true]);
  expect(seen).toEqual([
    'resolving: loading',
    'arrived: letter',
    'opening: busy letter',
    'accessCode: accessCode',
    'confirmingAccessCode: accessCode busy',
    'codeReady: code',
    'sendingCode: busy code',
    'codeAsked: code',
    'confirmingCode: busy code',
    'identity: identity',
    'confirmingIdentity: busy identity',
    'consenting: consents',
    'agreeing: busy consents',
    'admitted: nothing',
  ]);
});

it('stays on the letter where that asks for the consents, and while it is looked at again', async () => {
  const { actor, until } = start();
  await until('arrived');
  actor.send({ type: 'seen' });
  const seen = follow(actor);
  actor.send(BOTH);
  actor.send({ type: 'open' });
  const { context } = await until('admitted');
  expect(context.letter?.receiver.hasConsented).toBe(true);
  expect(seen).toEqual([
    'lookingAgain: letter',
    'opening: busy letter',
    'agreeingOnLetter: busy letter',
    'admitted: nothing',
  ]);
});

const deadEnd = {
  title: '근로계약서',
  organizationName: '한빛',
  senderName: '김지수',
  waitsFor: [],
  language: 'ko' as const,
  reason: null,
  endedAt: null,
  accessJwt: null,
};
const reload = { linkToken: null, hasToken: true, entry: 'step', letter: letterOf({ state: 'OPENED' }) } as const;

it.each([
  ['unreachable', { fails: { arrive: [lost()] } }],
  ['deadEnd', { fails: { arrive: [failure('LINK_OVER', 410, { deadEnd })] } }],
  ['sessionOver', { fails: { arrive: [failure('UNAUTHENTICATED', 401)] } }],
  ['handedOver', { ...reload, steps: ['PHONE_IDENTITY'], requestUuid: 'q', place: 'popup' }],
] satisfies [string, Scene][])('shows %s on a page that ends the way', async (state, scene) => {
  const { actor } = start(scene);
  await waitFor(actor, (snapshot) => snapshot.hasTag('ended'));
  expect(shown(actor.getSnapshot())).toBe(`${state}: ended`);
});

async function at(state: Parameters<ReturnType<typeof start>['until']>[0], scene: Scene) {
  const started = await opened(scene);
  await started.until(state);
  return started;
}

it.each([
  ['accessCode', { steps: ['ACCESS_CODE'] }],
  ['codeReady', { steps: ['PHONE_CODE'] }],
  ['identity', { steps: ['PHONE_IDENTITY'] }],
  ['locked', { steps: ['ACCESS_CODE'], locked: 300, clock: new SimulatedClock() }],
  ['consenting', { steps: ['ACCESS_CODE'], passed: 1 }],
] satisfies [Parameters<typeof at>[0], Scene][])('goes back to the letter from %s', async (state, scene) => {
  const { actor, calls } = await at(state, scene);
  actor.send({ type: 'back' });
  expect([actor.getSnapshot().value, calls]).toEqual(['arrived', ['arrive by link', 'open']]);
});

it('goes back to the letter while a code is awaited, and needs no other one', async () => {
  const { actor, until, calls } = await at('codeReady', { steps: ['EMAIL_CODE'], fails: { confirm: [lost()] } });
  actor.send({ type: 'code.asked' });
  await until('codeAsked');
  actor.send({ type: 'code.given', code: '1' });
  await until('confirmingCode');
  await until('codeAsked');
  actor.send({ type: 'back' });
  expect(actor.getSnapshot().value).toBe('arrived');
  actor.send({ type: 'open' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await until('codeReady');
  expect(calls.filter((call) => call.startsWith('send'))).toHaveLength(1);
});

it('keeps asking for the first code when another could not be sent, and says why', async () => {
  const fails: Scene['fails'] = {};
  const { actor, until } = await at('codeReady', { steps: ['EMAIL_CODE'], fails });
  actor.send({ type: 'code.asked' });
  await until('codeAsked');
  fails.send = [lost()];
  actor.send({ type: 'code.asked' });
  await until('sendingCode');
  const { context } = await until('codeAsked');
  expect([context.failure?.code, context.code?.to]).toEqual(['NETWORK', 'do***@out.example']);
});

it.each([
  ['send', { steps: ['EMAIL_CODE'] }],
  ['consent', {}],
] satisfies ['send' | 'consent', Scene][])('ends where the contract has ended, at %s', async (kind, scene) => {
  const fails = { [kind]: [failure('CONTRACT_CANCELLED', 410, { deadEnd })] };
  const { actor, until } = await opened({ ...scene, fails });
  if (kind === 'send') {
    await until('codeReady');
    actor.send({ type: 'code.asked' });
  }
  expect((await until('deadEnd')).context.deadEnd).toEqual({ code: 'CONTRACT_CANCELLED', known: deadEnd });
});

it('forgets why a step failed as soon as it is tried in another way', async () => {
  const code = await at('codeReady', { steps: ['EMAIL_CODE'], fails: { send: [lost()] } });
  code.actor.send({ type: 'code.asked' });
  await code.until('sendingCode');
  expect((await code.until('codeReady')).context.failure?.code).toBe('NETWORK');
  code.actor.send({ type: 'code.received' });
  expect([code.actor.getSnapshot().value, code.actor.getSnapshot().context.failure]).toEqual(['codeAsked', null]);

  const mismatch = failure('IDENTITY_MISMATCH', 422);
  const identity = start({ ...reload, steps: ['PHONE_IDENTITY'], requestUuid: 'q', fails: { confirm: [mismatch] } });
  await waitFor(identity.actor, ({ context }) => context.failure !== null);
  expect(identity.actor.getSnapshot().context.requestUuid).toBeNull();
  identity.actor.send({ type: 'identity.begun', place: 'page' });
  expect(identity.actor.getSnapshot().context.failure).toBeNull();

  const consents = await at('consenting', { steps: ['ACCESS_CODE'], passed: 1, fails: { consent: [lost()] } });
  consents.actor.send({ type: 'consented' });
  await consents.until('agreeing');
  expect((await consents.until('consenting')).context.failure?.code).toBe('NETWORK');
  consents.actor.send({ type: 'consented' });
  expect(consents.actor.getSnapshot().context.failure).toBeNull();
});

it('opens the document for what was asked last, not to be downloaded as asked before', async () => {
  const letter = { ...letterOf({ hasTurn: false, state: 'SIGNED' }), status: 'COMPLETED' as const };
  const { actor, until } = start({ letter, fails: { open: [lost()] } });
  await until('arrived');
  actor.send({ type: 'download' });
  await until('opening');
  expect((await until('arrived')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'open' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect((await until('admitted')).output).toEqual({ task: 'copies' });
});

it('ends anywhere when the token has run out', async () => {
  const { actor, until, calls } = await at('accessCode', { steps: ALL });
  actor.send({ type: 'refused' });
  expect(actor.getSnapshot().value).toBe('sessionOver');
  actor.send({ type: 'retry' });
  await until('accessCode');
  expect(calls).toEqual(['arrive by link', 'open', 'arrive by link']);
});

it('says why the access code was not taken, and asks for it again', async () => {
  const { actor, until } = await at('accessCode', { steps: ['ACCESS_CODE'], fails: { confirm: [lost()] } });
  actor.send({ type: 'accessCode.given', code: '1' });
  await until('confirmingAccessCode');
  expect((await until('accessCode')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'accessCode.given', code: '1' });
  await until('consenting');
});
