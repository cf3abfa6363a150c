import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { matchAnything } from '../../../rules/value-problem.ts';
import { lint } from '../../../server/modules/contracts/drafting/lint/lint.ts';
import { field } from '../../support/contracts.ts';
import { draft, FILE, one, ONE, part, two } from '../../support/lint-draft.ts';

const empty = (name: string, fileId: string, x: number, y: number, more: Parameters<typeof field>[2] = {}) =>
  field(fileId, ONE, { name, kind: 'LIST', rect: { x, y, width: 90, height: 20 }, ...more });

it('tells of fields in the order in which they are filled in, over all files', () => {
  const next = randomUUID();
  const fields = [
    empty('page 3', next, 10, 10),
    empty('page 2', FILE, 10, 10, { page: 2 }),
    empty('right', FILE, 300, 299.9),
    empty('left', FILE, 100, 300),
    empty('numbered', FILE, 10, 600, { tabOrder: 1 }),
  ];
  const files = [part(), part({ fileUuid: next })];
  const problems = lint(draft({ files, fields: [...fields, one, two] }), matchAnything);
  const names = problems.filter(({ code }) => code === 'LIST_EMPTY').map(({ message }) => message.split('’')[0]);
  expect(names).toEqual(['‘numbered', '‘left', '‘right', '‘page 2', '‘page 3']);
});

const button = (name: string, x: number, y: number) =>
  field(FILE, null, { name, kind: 'RADIO', group: '고르기', rect: { x, y, width: 14, height: 14 } });

it('tells of a group of radio buttons at the one that is asked for first', () => {
  const [right, left] = [button('right', 300, 399.9), button('left', 100, 400)];
  const problems = lint(draft({ fields: [right, left, one, two] }), matchAnything);
  expect(problems.map(({ code, place }) => [code, place.fieldId])).toEqual([['SENDER_VALUE_MISSING', left.fieldId]]);
});
