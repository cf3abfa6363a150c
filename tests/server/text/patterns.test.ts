import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { createPatternMatcher } from '../../../server/text/patterns/judge.ts';

const patterns = createPatternMatcher();
afterAll(() => patterns.close());

const fits = (value: string, pattern: string) => patterns.judge((judge) => judge(value, pattern));

it('judges the whole value', async () => {
  expect(await fits('12가 3456', '^\\d{2,3}[가-힣] ?\\d{4}$')).toBe(true);
  expect(await fits('x12가 3456', '\\d{2,3}[가-힣] ?\\d{4}')).toBe(false);
});

it('does the work once where no pattern is asked for, and throws what it throws', async () => {
  let times = 0;
  expect(await patterns.judge(() => (times += 1))).toBe(1);
  const failed = patterns.judge((judge) => {
    throw new Error(judge('1', '\\d') && !judge('가', '\\d') ? 'after all' : 'before');
  });
  await expect(failed).rejects.toThrow('after all');
});

it('says what is wrong with a pattern', async () => {
  const asked = ['[가-힣]+', '(', '(?=a)a', '(a)\\1', '(?<!a)b', '(?:.?){999}', '\\uAC00'];
  expect([...(await patterns.findFaults(asked)).values()]).toEqual([
    null,
    'BROKEN',
    'UNSUPPORTED',
    'UNSUPPORTED',
    'UNSUPPORTED',
    'TOO_LARGE',
    null,
  ]);
});

it('judges what was sent before within a limit of time', async () => {
  expect(await fits('abab', '(ab)\\1')).toBe(true);
  expect(await fits('aXXb', 'a(?=X).*b')).toBe(true);
  // The second pattern would take forever, so it counts as not matching. Earlier verdicts are kept.
  const both = await patterns.judge((judge) => [judge('abab', '(ab)\\1'), judge(`${'a'.repeat(40)}!`, '(a|a)*\\1b')]);
  expect(both).toEqual([true, false]);
});

it('holds nothing else up, whatever a sender and a receiver think of', async () => {
  const evil = [
    '(a+)+',
    '(a|aa)*b',
    '(a?){50}a{50}',
    '(.*a){20}',
    '(?:\\w?){400}!',
    '(a|a)*\\1b',
    '(?=(a+))a*b',
    '([a-z]+)*\\d',
  ];
  const values = ['a'.repeat(2_000), `${'a'.repeat(1_999)}!`, 'ab'.repeat(1_000)];
  await fits('a', 'a');
  const own = process.threadCpuUsage();
  const all = process.cpuUsage();
  const loops = evil.map(async (pattern) => {
    for (const value of values) await fits(value, pattern);
  });
  await Promise.all(loops);
  // Another thread than the one that handles requests did the work.
  expect(process.threadCpuUsage(own).user / process.cpuUsage(all).user).toBeLessThan(0.5);
});

/** The nice value follows the thread's name, which may contain spaces. */
const listNiceValues = () =>
  readdirSync('/proc/self/task').map((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

it.runIf(process.platform === 'linux')('lets whoever answers requests go first', async () => {
  const own = getPriority();
  await patterns.close();
  const before = listNiceValues();
  expect(await fits('a', 'a')).toBe(true);
  const lowered = Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL);
  const count = (values: readonly number[]) => values.filter((nice) => nice === lowered).length;
  expect(count(listNiceValues())).toBe(count(before) + 1);
  expect(getPriority()).toBe(own);
});
