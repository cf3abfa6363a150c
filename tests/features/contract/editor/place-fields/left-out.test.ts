import { expect, it } from 'vitest';
import type { ContractProblem, Suggestion } from '@/entities/contract';
import { isDismissedBlank, listProposals } from '@/features/contract/editor/place-fields/model/suggestions';
import { FILE } from './sample';

const rect = { x: 100.2, y: 640.4, width: 120, height: 20 };
const suggestion: Suggestion = {
  page: 1,
  rect,
  kind: 'TEXT',
  name: '주소',
  party: null,
  partyName: null,
  confidence: 0.9,
  words: '',
  source: 'TEXT_TAG',
};
const PROPOSALS = listProposals([{ fileId: FILE, suggestions: [suggestion] }]);
const DISMISSED = new Set(PROPOSALS.map(({ id }) => id));
const blank = (change: Partial<ContractProblem> = {}): ContractProblem => ({
  code: 'BLANK_LEFT',
  severity: 'WARNING',
  message: '',
  place: { fileId: FILE, page: 1, rect },
  ...change,
});

it.each<[string, ContractProblem, ReadonlySet<string>, boolean]>([
  ['a blank whose suggestion was dismissed', blank(), DISMISSED, true],
  ['a blank whose suggestion is open', blank(), new Set(), false],
  ['the same place on another page', blank({ place: { fileId: FILE, page: 2, rect } }), DISMISSED, false],
  ['another place', blank({ place: { fileId: FILE, page: 1, rect: { ...rect, y: 10 } } }), DISMISSED, false],
  ['another problem there', blank({ code: 'FIELD_OVER_TEXT' }), DISMISSED, false],
])('%s', (_, problem, dismissed, expected) => {
  expect(isDismissedBlank(problem, PROPOSALS, dismissed)).toBe(expected);
});
