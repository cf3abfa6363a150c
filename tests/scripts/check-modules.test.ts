import { expect, test } from 'vitest';
import { checkModules } from '../../scripts/rooms/check-modules.ts';

const ORDER = ['accounts', 'organizations'];
const LIMITS = { order: ORDER, maxFiles: 2, maxLines: 100, upward: [], oversized: [] };

const file = (path: string, imports: readonly string[] = [], lines = 10) => ({
  path: `server/modules/${path}`,
  lines,
  imports: imports.map((one) => `server/modules/${one}`),
});
const ACCOUNTS = file('accounts/accounts.ts');
const DOWNWARD = file('organizations/organizations.ts', ['accounts/accounts.ts']);
const UPWARD = file('accounts/locks.ts', ['organizations/organizations.ts']);

const excepting = (imports: number) => ({ ...LIMITS, upward: [['accounts', 'organizations', imports] as const] });

const judgeExceptedSize = (lines: number, files: number, bound: number) =>
  checkModules([file('accounts/accounts.ts', [], lines), DOWNWARD], {
    ...LIMITS,
    oversized: [['accounts', files, bound]],
  });

test('a module imports from those before it, and from itself', () => {
  const inside = file('accounts/locks.ts', ['accounts/accounts.ts']);
  expect(checkModules([ACCOUNTS, inside, DOWNWARD], LIMITS)).toEqual([]);
});

test('an import from a module above is named with its file', () => {
  expect(checkModules([UPWARD, DOWNWARD], LIMITS)).toEqual([
    'accounts → organizations points upward (imports: 1, excepted: 0): move what is needed down, or hand it in from above.\n    server/modules/accounts/locks.ts imports server/modules/organizations/organizations.ts',
  ]);
});

test('an exception holds for exactly as many imports as there are', () => {
  expect(checkModules([UPWARD, DOWNWARD], excepting(1))).toEqual([]);
  expect(checkModules([UPWARD, DOWNWARD], excepting(2))).toEqual([
    'accounts → organizations points upward (imports: 1, excepted: 2): write 1 in UPWARD.',
  ]);
  expect(checkModules([ACCOUNTS, DOWNWARD], excepting(1))).toEqual([
    'accounts → organizations points upward (imports: 0, excepted: 1): take the pair out of UPWARD.',
  ]);
});

test('every module stands in the order, and nothing else does', () => {
  const stranger = file('gifts/gifts.ts', ['accounts/accounts.ts']);
  expect(checkModules([ACCOUNTS, stranger], LIMITS)).toEqual([
    'server/modules/gifts has no place in ORDER: write it in above what it imports.',
    'ORDER names organizations, which is no module any more: take it out.',
  ]);
});

test('a module that stands in the order twice is named, because only its first place counts', () => {
  expect(checkModules([ACCOUNTS, DOWNWARD], { ...LIMITS, order: [...ORDER, 'accounts'] })).toEqual([
    'ORDER names accounts more than once: keep one of its places.',
  ]);
});

test('a module has so many files and lines at most, folders in it counted', () => {
  const files = [ACCOUNTS, file('accounts/locks.ts'), file('accounts/deep/resets.ts'), DOWNWARD];
  expect(checkModules(files, LIMITS)).toEqual([
    'server/modules/accounts has 3 files and 30 lines; 2 and 100 are allowed: part it.',
  ]);
  const long = file('accounts/accounts.ts', [], 101);
  expect(checkModules([long, DOWNWARD], LIMITS)).toEqual([
    'server/modules/accounts has 1 files and 101 lines; 2 and 100 are allowed: part it.',
  ]);
});

test('the exception of a size shrinks with its module and never grows', () => {
  expect(judgeExceptedSize(250, 1, 300)).toEqual([]);
  expect(judgeExceptedSize(301, 1, 300)).toEqual([
    'server/modules/accounts has 1 files and 301 lines, more than the 1 and 300 that are excepted: put what is new elsewhere.',
  ]);
  expect(judgeExceptedSize(200, 1, 300)).toEqual([
    'server/modules/accounts has 1 files and 200 lines, fewer than are excepted: write 1 and 200 in OVERSIZED.',
  ]);
  expect(judgeExceptedSize(250, 2, 300)).toEqual([
    'server/modules/accounts has 1 files and 250 lines, fewer than are excepted: write 1 and 300 in OVERSIZED.',
  ]);
  expect(judgeExceptedSize(100, 1, 300)).toEqual([
    'server/modules/accounts has 1 files and 100 lines and needs no exception any more: take it out of OVERSIZED.',
  ]);
  expect(checkModules([ACCOUNTS, DOWNWARD], { ...LIMITS, oversized: [['gifts', 50, 5_000]] })).toEqual([
    'OVERSIZED names gifts, which is no module any more: take it out.',
  ]);
});
