import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_DEFINITIONS } from '../../../server/contract/domain-error.ts';

const PAGE = path.resolve(import.meta.dirname, '../../../docs/errors.md');

const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z_]+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, code, status, message, when]) => ({ code, status: Number(status), message, when }));

test('docs/errors.md holds the catalogue, in its order', () => {
  const catalogue = Object.entries(ERROR_DEFINITIONS).map(([code, { status, message }]) => ({ code, status, message }));
  expect(rows.map(({ code, status, message }) => ({ code, status, message }))).toEqual(catalogue);
});

test('each code says when it is answered', () => {
  expect(rows.filter(({ when }) => !when).map(({ code }) => code)).toEqual([]);
});
