import { describe, expect, it } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { verifyReceiverMachine } from '@/features/receiver/verify-receiver/model/verify-receiver.machine';
import { receiverSession } from '@/shared/session';
import { ALL, BOTH, failure, letterOf, lost, opened, start, type Scene } from './start';

describe('the way in', () => {
  it('looks at the link, and records nothing before somebody opens the document', async () => {
    const { actor, until, calls } = start();
    await until('arrived');
    expect(calls).toEqual(['arrive by link']);
    expect(receiverSession.token()).toBe('token');
    actor.send(BOTH);
    actor.send({ type: 'open' });
    expect((await until('admitted')).output).toEqual({ task: 'sign' });
    expect(calls).toEqual(['arrive by link', 'open', 'consent']);
    expect(receiverSession.token()).toBe('token-0');
  });

  it.each([
    { electronic: false, personal: false },
    { electronic: true, personal: false },
    { electronic: false, personal: true },
  ])('opens nothing while a consent is missing: %o', async (consents) => {
    const onLetter = start();
    await onLetter.until('arrived');
    onLetter.actor.send({ type: 'ticked', consents });
    onLetter.actor.send({ type: 'open' });
    expect(onLetter.actor.getSnapshot().value).toBe('arrived');
    expect(onLetter.calls).toEqual(['arrive by link']);

    const afterCheck = start({ steps: ['ACCESS_CODE'], passed: 1 });
    await afterCheck.until('arrived');
    afterCheck.actor.send({ type: 'open' });
    await afterCheck.until('consenting');
    afterCheck.actor.send({ type: 'ticked', consents });
    afterCheck.actor.send({ type: 'consented' });
    expect(afterCheck.actor.getSnapshot().value).toBe('consenting');
    expect(afterCheck.calls).toEqual(['arrive by link', 'open']);
  });

  it('ticks again what was ticked on this letter before a reload, and nothing on another', async () => {
    const before = start();
    await before.until('arrived');
    before.actor.send(BOTH);
    expect(before.remembered).toEqual([{ receiverUuid: 'r', consents: BOTH.consents }]);
    const { actor, until, calls } = start({ ticks: { receiverUuid: 'r', consents: BOTH.consents } });
    await until('arrived');
    expect(actor.getSnapshot().context.consents).toEqual(BOTH.consents);
    actor.send({ type: 'open' });
    await until('admitted');
    expect(calls).toEqual(['arrive by link', 'open', 'consent']);
    before.actor.send({ type: 'open' });
    await before.until('admitted');
    expect(before.remembered).toEqual([]);

    const other = start({ ticks: { receiverUuid: 'another', consents: BOTH.consents } });
    await other.until('arrived');
    expect(other.actor.getSnapshot().context.consents).toEqual({ electronic: false, personal: false });
  });

  it('agrees to nothing by a reload, whatever was ticked before it', async () => {
    const { until, calls } = start({
      entry: 'step',
      linkToken: null,
      hasToken: true,
      letter: letterOf({ state: 'VERIFIED' }),
      ticks: { receiverUuid: 'r', consents: BOTH.consents },
    });
    await until('arrived');
    expect(calls).toEqual(['arrive by token']);
  });

  it('goes through every step in order, asks for the consents, and lets the receiver sign', async () => {
    const { actor, until, calls } = await opened({ steps: ALL });
    await until('accessCode');
    actor.send({ type: 'accessCode.given', code: '가나다라1' });
    for (const code of ['111111', '222222']) {
      await until('codeReady');
      expect(calls.filter((call) => call.startsWith('send'))).toHaveLength(code === '111111' ? 0 : 1);
      actor.send({ type: 'code.asked' });
      await until('codeAsked');
      actor.send({ type: 'code.given', code });
    }
    await until('identity');
    actor.send({ type: 'identity.begun', place: 'popup' });
    const child = actor.getSnapshot().children.identity;
    if (child) await waitFor(child, (snapshot) => snapshot.matches('waiting'));
    actor.send({ type: 'identity.returned', requestUuid: 'q' });
    await until('consenting');
    actor.send({ type: 'consented' });
    const { output } = await until('admitted');
    expect(output).toEqual({ task: 'sign' });
    expect(calls).toEqual([
      'arrive by link',
      'open',
      'confirm ACCESS_CODE 가나다라1',
      'send EMAIL_CODE',
      'confirm EMAIL_CODE 111111',
      'send PHONE_CODE',
      'confirm PHONE_CODE 222222',
      'confirm PHONE_IDENTITY q',
      'consent',
    ]);
    expect(receiverSession.token()).toBe('token-4');
  });

  it.each([
    ['somebody who agreed before', letterOf({ hasConsented: true }), 'sign'],
    ['somebody who has signed', letterOf({ hasTurn: false, state: 'SIGNED' }), 'copies'],
    ['somebody who gets a copy', letterOf({ hasTurn: false, role: 'VIEWER' }), 'copies'],
  ] as const)('asks %s for no consent', async (_, letter, task) => {
    const { until } = await opened({ letter });
    expect((await until('admitted')).output).toEqual({ task });
  });

  it('leads to the download where the finished document was asked for, over what has to be shown', async () => {
    const letter = { ...letterOf({ hasTurn: false, state: 'SIGNED' }), status: 'COMPLETED' as const };
    const { actor, until } = start({ steps: ['ACCESS_CODE'], letter });
    await until('arrived');
    actor.send({ type: 'download' });
    await until('accessCode');
    actor.send({ type: 'accessCode.given', code: '1234' });
    expect((await until('admitted')).output).toEqual({ task: 'download' });
  });

  it('verifies the receiver again, and goes back to where that was asked', async () => {
    const { actor, until } = start({ steps: ['ACCESS_CODE'], entry: 'review', letter: letterOf({ state: 'OPENED' }) });
    await until('arrived');
    actor.send({ type: 'open' });
    await until('accessCode');
    actor.send({ type: 'accessCode.given', code: '1234' });
    expect((await until('admitted')).output).toEqual({ task: 'review' });
  });
});

describe('a page that was loaded again', () => {
  const reload = { linkToken: null, hasToken: true, entry: 'step' } as const;

  it('stands at the step where it was, without sending anything', async () => {
    const scene = { ...reload, steps: ALL, passed: 1, letter: letterOf({ state: 'OPENED' }) };
    const { actor, until, calls } = start(scene);
    await until('codeReady');
    expect(calls).toEqual(['arrive by token']);
    actor.send({ type: 'code.received' });
    actor.send({ type: 'code.given', code: '111111' });
    await until('codeReady');
    expect(calls).toEqual(['arrive by token', 'confirm EMAIL_CODE 111111']);
  });

  it('asks for the consents on the letter, also where they were to be asked for on a page of their own', async () => {
    const { actor, until, calls } = start({ ...reload, letter: letterOf({ state: 'VERIFIED' }) });
    await until('arrived');
    actor.send(BOTH);
    actor.send({ type: 'open' });
    await until('admitted');
    expect(calls).toEqual(['arrive by token', 'open', 'consent']);
  });

  it('shows the letter first where nobody has opened the document', async () => {
    const { until, calls } = start({ ...reload, steps: ALL });
    await until('arrived');
    expect(calls).toEqual(['arrive by token']);
  });

  it('takes up the provider’s return', async () => {
    const letter = letterOf({ state: 'OPENED' });
    const { until, calls } = start({ ...reload, steps: ['PHONE_IDENTITY'], letter, requestUuid: 'q' });
    await until('consenting');
    expect(calls).toEqual(['arrive by token', 'confirm PHONE_IDENTITY q']);
  });

  it('hands the return over when it came back into the popup', async () => {
    const letter = letterOf({ state: 'OPENED' });
    const scene = { ...reload, steps: ['PHONE_IDENTITY'] as const, letter, requestUuid: 'q', place: 'popup' };
    const { until, calls } = start(scene);
    await until('handedOver');
    expect(calls).toEqual(['arrive by token']);
  });

  it('goes past a return that has been used', async () => {
    const letter = letterOf({ state: 'VERIFIED' });
    const { until, calls } = start({ ...reload, steps: ['PHONE_IDENTITY'], passed: 1, letter, requestUuid: 'q' });
    await until('consenting');
    expect(calls).toEqual(['arrive by token']);
  });

  it('needs the link again where there is neither token nor link', async () => {
    const { actor, calls } = start({ linkToken: null });
    expect(actor.getSnapshot().value).toBe('sessionOver');
    expect(actor.getSnapshot().can({ type: 'retry' })).toBe(false);
    expect(calls).toEqual([]);
  });
});

const deadEnd = {
  title: '근로계약서',
  organizationName: '한빛',
  senderName: '김지수',
  waitsFor: ['정해원'],
  language: 'ko' as const,
  reason: null,
  endedAt: null,
  accessJwt: null,
};

describe('a letter that is looked at again', () => {
  it('asks for nothing that was given in another tab', async () => {
    const scene: Scene = { letter: letterOf() };
    const { actor, until, calls } = start(scene);
    await until('arrived');
    scene.letter = letterOf({ hasConsented: true, state: 'VERIFIED' });
    actor.send({ type: 'seen' });
    await waitFor(actor, ({ context }) => context.letter?.receiver.hasConsented === true);
    actor.send({ type: 'open' });
    await until('admitted');
    expect(calls).toEqual(['arrive by link', 'arrive by link', 'open']);
  });

  it('can be opened while it is looked at, and stays where nobody answers', async () => {
    const { actor, until, calls } = start({ fails: { arrive: [] } });
    await until('arrived');
    actor.send({ type: 'seen' });
    actor.send(BOTH);
    actor.send({ type: 'open' });
    await until('admitted');
    expect(calls).toEqual(['arrive by link', 'arrive by link', 'open', 'consent']);

    const fails: Scene['fails'] = {};
    const alone = start({ fails });
    await alone.until('arrived');
    fails.arrive = [lost()];
    alone.actor.send({ type: 'seen' });
    await waitFor(alone.actor, () => alone.calls.length === 2 && fails.arrive?.length === 0);
    await alone.until('arrived');
    expect(alone.actor.getSnapshot().context.failure).toBeNull();
  });

  it('opens its link again by itself when the token has run out, and says so without one', async () => {
    const withLink = start();
    await withLink.until('arrived');
    withLink.actor.send({ type: 'seen' });
    withLink.actor.send({ type: 'refused' });
    await withLink.until('arrived');
    expect(withLink.calls).toEqual(['arrive by link', 'arrive by link', 'arrive by link']);
    const without = start({ linkToken: null, hasToken: true });
    await without.until('arrived');
    without.actor.send({ type: 'seen' });
    without.actor.send({ type: 'refused' });
    expect(without.actor.getSnapshot().value).toBe('sessionOver');
  });
});

describe('what may come instead', () => {
  it('leaves a token to ask the sender with, where the link has ended', async () => {
    const arrive = [failure('CONTRACT_CANCELLED', 410, { deadEnd: { ...deadEnd, accessJwt: 'for-asking' } })];
    const { until } = start({ fails: { arrive } });
    await until('deadEnd');
    expect(receiverSession.token()).toBe('for-asking');
  });

  it.each([
    ['LINK_WRONG', 410],
    ['LINK_OVER', 410],
    ['CONTRACT_CANCELLED', 410],
    ['CONTRACT_REJECTED', 410],
    ['CONTRACT_EXPIRED', 410],
    ['DELEGATED', 410],
    ['NOT_YOUR_TURN', 409],
  ] as const)('%s ends the way at the link, at the opening and at a step', async (code, status) => {
    const refused = () => [failure(code, status, { deadEnd })];
    const atLink = start({ fails: { arrive: refused() } });
    expect((await atLink.until('deadEnd')).context.deadEnd).toEqual({ code, known: deadEnd });
    const atOpening = await opened({ fails: { open: refused() } });
    await atOpening.until('deadEnd');
    const atStep = await opened({ steps: ['ACCESS_CODE'], fails: { confirm: refused() } });
    await atStep.until('accessCode');
    atStep.actor.send({ type: 'accessCode.given', code: '1234' });
    await atStep.until('deadEnd');
    atStep.actor.send({ type: 'retry' });
    await atStep.until('accessCode');
  });

  it('says how many tries are left, and asks again', async () => {
    const fails = { confirm: [failure('CODE_WRONG', 422, { triesLeft: 3 })] };
    const { actor, until } = await opened({ steps: ['PHONE_CODE'], fails });
    await until('codeReady');
    actor.send({ type: 'code.asked' });
    await until('codeAsked');
    actor.send({ type: 'code.given', code: '000000' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().value).toBe('codeAsked');
    expect(actor.getSnapshot().context.failure?.body?.triesLeft).toBe(3);
    actor.send({ type: 'code.given', code: '111111' });
    await until('consenting');
  });

  it('keeps a locked step closed until its time, then asks again', async () => {
    const clock = new SimulatedClock();
    const fails = { confirm: [failure('LOCKED', 423, { retryAfter: 600 })] };
    const { actor, until } = await opened({ steps: ['ACCESS_CODE'], fails, clock });
    await until('accessCode');
    actor.send({ type: 'accessCode.given', code: '1' });
    await until('locked');
    clock.increment(500_000);
    expect(actor.getSnapshot().value).toBe('locked');
    clock.increment(101_000);
    expect(actor.getSnapshot().value).toBe('accessCode');
  });

  it('knows a lock that another window has earned', async () => {
    const { until } = await opened({ steps: ['EMAIL_CODE'], locked: 300 });
    const { context } = await until('locked');
    expect(Date.parse(context.lockedUntil ?? '') - Date.now()).toBeGreaterThan(290_000);
  });

  it('goes on where another tab is', async () => {
    const fails = { confirm: [failure('STEP_WRONG', 409)] };
    const { actor, until, calls } = await opened({ steps: ['ACCESS_CODE'], fails });
    await until('accessCode');
    actor.send({ type: 'accessCode.given', code: '1' });
    await waitFor(actor, () => calls.filter((call) => call.startsWith('arrive')).length === 2);
    await until('accessCode');
    expect(calls.at(-1)).toBe('arrive by link');
  });

  it('does not tell which of name and number differ, and begins the check again', async () => {
    const letter = letterOf({ state: 'OPENED' });
    const fails = { confirm: [failure('IDENTITY_MISMATCH', 422, { triesLeft: 4 })] };
    const scene = { linkToken: null, hasToken: true, entry: 'step', steps: ['PHONE_IDENTITY'], letter, fails } as const;
    const { actor } = start({ ...scene, requestUuid: 'q' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().value).toBe('identity');
    expect(actor.getSnapshot().children.identity?.getSnapshot().value).toBe('idle');
  });

  it('opens the link again when the token has run out, if the page still has it', async () => {
    const fails = { open: [failure('UNAUTHENTICATED', 401)] };
    const withLink = await opened({ fails });
    await withLink.until('sessionOver');
    withLink.actor.send({ type: 'retry' });
    await withLink.until('arrived');
    // The consents ticked before the token expired are still ticked.
    withLink.actor.send({ type: 'open' });
    await withLink.until('admitted');
    expect(withLink.calls).toEqual(['arrive by link', 'open', 'arrive by link', 'open', 'consent']);

    const without = start({ linkToken: null, hasToken: true, fails: { arrive: [failure('UNAUTHENTICATED', 401)] } });
    const snapshot = await without.until('sessionOver');
    expect(snapshot.can({ type: 'retry' })).toBe(false);
  });

  it('gives the consents without being asked again when the token has run out between them and the opening', async () => {
    const { actor, until, calls } = await opened({ fails: { consent: [failure('UNAUTHENTICATED', 401)] } });
    await until('sessionOver');
    actor.send({ type: 'retry' });
    await until('admitted');
    expect(calls).toEqual(['arrive by link', 'open', 'consent', 'arrive by link', 'consent']);
  });

  it('says on the letter that the consents were not kept, and keeps the ticks', async () => {
    const { actor, until } = await opened({ fails: { consent: [lost()] } });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().value).toBe('arrived');
    expect(actor.getSnapshot().context.consents).toEqual(BOTH.consents);
    actor.send({ type: 'open' });
    expect((await until('admitted')).output).toEqual({ task: 'sign' });
  });

  it('says that nobody answers, and tries again', async () => {
    const { actor, until } = start({ fails: { arrive: [lost()] } });
    expect((await until('unreachable')).context.failure?.code).toBe('NETWORK');
    actor.send({ type: 'retry' });
    expect((await until('arrived')).context.failure).toBeNull();
  });

  it('loses nothing to a network that comes back', async () => {
    const fails = { open: [lost()], send: [lost()], confirm: [lost()], consent: [lost()] };
    const { actor, until } = await opened({ steps: ['EMAIL_CODE'], fails });
    const again = async (event: Parameters<typeof actor.send>[0], from: Parameters<typeof until>[0]) => {
      await waitFor(actor, (snapshot) => snapshot.context.failure?.code === 'NETWORK' && snapshot.matches(from));
      actor.send(event);
    };
    await again({ type: 'open' }, 'arrived');
    await until('codeReady');
    actor.send({ type: 'code.asked' });
    await again({ type: 'code.asked' }, 'codeReady');
    await until('codeAsked');
    actor.send({ type: 'code.given', code: '1' });
    await again({ type: 'code.given', code: '1' }, 'codeAsked');
    await until('consenting');
    actor.send({ type: 'consented' });
    await again({ type: 'consented' }, 'consenting');
    expect((await until('admitted')).output).toEqual({ task: 'sign' });
  });
});

it('goes back to the letter from every step, and sends nothing by itself', async () => {
  const { actor, until, calls } = await opened({ steps: ['EMAIL_CODE'] });
  await until('codeReady');
  expect(actor.getSnapshot().can({ type: 'code.given', code: '1' })).toBe(false);
  actor.send({ type: 'back' });
  await until('arrived');
  actor.send({ type: 'open' });
  await until('codeReady');
  expect(calls).toEqual(['arrive by link', 'open', 'open']);
});

it('can do one thing at a time', async () => {
  const { actor, until, calls } = await opened({ steps: ['ACCESS_CODE'] });
  await until('accessCode');
  actor.send({ type: 'accessCode.given', code: '1' });
  actor.send({ type: 'accessCode.given', code: '2' });
  await until('consenting');
  expect(calls.filter((call) => call.startsWith('confirm'))).toEqual(['confirm ACCESS_CODE 1']);
});

it('knows no state that nothing leads to', () => {
  const reached = new Set<string>();
  const targets = Object.values(verifyReceiverMachine.states).flatMap((state) => [
    ...[...state.transitions.values()].flat().flatMap(({ target }) => (target ?? []).map(({ key }) => key)),
    ...(state.always ?? []).flatMap(({ target }) => (target ?? []).map(({ key }) => key)),
  ]);
  for (const key of targets) reached.add(key);
  const all = Object.keys(verifyReceiverMachine.states).filter((key) => key !== 'deciding');
  expect(all.filter((key) => !reached.has(key))).toEqual([]);
});

it('leads a visitor who has signed before to that contract, once their code is right', async () => {
  const earlier = { ...letterOf({ hasTurn: false, state: 'SIGNED' }), receiverUuid: 'earlier' };
  const { actor, until, calls } = await opened({ steps: ['EMAIL_CODE'], earlier });
  await until('codeReady');
  actor.send({ type: 'code.asked' });
  await until('codeAsked');
  actor.send({ type: 'code.given', code: '482913' });
  const { context } = await until('arrived');
  expect([context.letter?.receiverUuid, context.isOpened]).toEqual(['earlier', false]);
  expect(receiverSession.token()).toBe('token');
  actor.send({ type: 'open' });
  expect((await until('admitted')).output).toEqual({ task: 'copies' });
  expect(calls.filter((call) => call.startsWith('arrive'))).toHaveLength(2);
});
