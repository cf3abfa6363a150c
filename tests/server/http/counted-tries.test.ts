import { expect, test } from 'vitest';
import { DomainError, type ErrorCode } from '../../../server/contract/domain-error.ts';
import { createAttemptLimiter } from '../../../server/http/attempt-limiter.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function stand(max: number) {
  const clock = { time: 0 };
  const judge = createAttemptLimiter(max, () => clock.time);
  const held: { end: (code?: ErrorCode) => void; subject: string }[] = [];
  const started = (subject: string, { network = 'office', harmless = [] as ErrorCode[] } = {}) =>
    judge(
      { name: 'openLink', network, subject, harmless: new Set(harmless) },
      () =>
        new Promise<string>((resolve, reject) => {
          held.push({ subject, end: (code) => (code ? reject(new DomainError(code)) : resolve('200')) });
        }),
    ).catch((error: unknown) => (error instanceof DomainError ? error.code : 'INTERNAL'));
  const end = async (subject: string, code?: ErrorCode) => {
    await settle();
    for (const one of held.splice(0)) {
      if (one.subject === subject) one.end(code);
      else held.push(one);
    }
    await settle();
  };
  return { clock, started, end, isJudged: (subject: string) => held.some((one) => one.subject === subject) };
}

test('while all places are taken the next try waits, and a right one makes room for it', async () => {
  const { started, end, isJudged } = stand(2);
  const answers = ['a', 'b', 'c'].map((subject) => started(subject));
  await settle();
  expect(isJudged('c')).toBe(false);
  await end('a');
  expect(isJudged('c')).toBe(true);
  await end('b');
  await end('c');
  expect(await Promise.all(answers)).toEqual(['200', '200', '200']);
});

test('however many are tried at once, no more wrong ones are judged than there are places, for a minute', async () => {
  const { clock, started, end, isJudged } = stand(2);
  const answers = Array.from({ length: 9 }, () => started('x'));
  await end('x', 'LINK_WRONG');
  expect(isJudged('x')).toBe(false);
  expect((await Promise.all(answers)).toSorted()).toEqual([
    'LINK_WRONG',
    'LINK_WRONG',
    ...Array.from({ length: 7 }, () => 'RATE_LIMITED'),
  ]);
  clock.time += 59_999;
  expect(await started('right')).toBe('RATE_LIMITED');
  clock.time += 1;
  const later = started('right');
  await end('right');
  expect(await later).toBe('200');
});

test('those that wait are not without end either', async () => {
  const { started, end } = stand(1);
  const answers = Array.from({ length: 12 }, () => started('x'));
  expect(await answers[11]).toBe('RATE_LIMITED');
  await end('x', 'LINK_WRONG');
  await Promise.all(answers);
});

test('right ones are counted for what they opened, from whichever network; wrong ones never are', async () => {
  const { started, end } = stand(2);
  const once = async (network: string, code?: ErrorCode, harmless?: ErrorCode[]) => {
    const answer = started('link', { network, ...(harmless && { harmless }) });
    await end('link', code);
    return answer;
  };
  for (const network of ['1', '2', '3', '4']) expect(await once(network, 'LINK_WRONG')).toBe('LINK_WRONG');
  expect(await once('5')).toBe('200');
  expect(await once('6', 'LINK_OVER', ['LINK_OVER'])).toBe('LINK_OVER');
  expect(await once('7')).toBe('RATE_LIMITED');
});
