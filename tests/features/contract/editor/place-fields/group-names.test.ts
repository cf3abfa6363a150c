import { expect, it } from 'vitest';
import type { Suggestion } from '@/entities/contract';
import { listProposals } from '@/features/contract/editor/place-fields/model/suggestions';

const option = (name: string, group: string): Suggestion => ({
  page: 1,
  rect: { x: 100, y: 600, width: 10, height: 10 },
  kind: 'RADIO',
  name,
  group,
  party: null,
  partyName: null,
  confidence: 0.9,
  words: '',
  source: 'TEXT',
});
const groupsIn = (...files: Suggestion[][]) =>
  listProposals(files.map((suggestions, index) => ({ fileId: `file-${index}`, suggestions }))).map(
    ({ fileId, name, group }) => [fileId, name, group],
  );

it('asks the same question of two files twice', () => {
  const copy = [option('현금', '지급 방법'), option('계좌 이체', '지급 방법')];
  expect(groupsIn(copy, copy)).toEqual([
    ['file-0', '현금', '지급 방법'],
    ['file-0', '계좌 이체', '지급 방법'],
    ['file-1', '현금', '지급 방법 2'],
    ['file-1', '계좌 이체', '지급 방법 2'],
  ]);
});

it('numbers a question past the numbers that its own file has', () => {
  const copy = [option('현금', '지급 방법'), option('유', '지급 방법 2')];
  expect(groupsIn(copy, copy).map(([, , group]) => group)).toEqual([
    '지급 방법',
    '지급 방법 2',
    '지급 방법 3',
    '지급 방법 2 2',
  ]);
});
