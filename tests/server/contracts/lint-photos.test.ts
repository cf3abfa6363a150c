import { expect, it } from 'vitest';
import { matchAnything } from '../../../rules/value-problem.ts';
import { lint } from '../../../server/modules/contracts/drafting/lint/lint.ts';
import { draft, FILE, one } from '../../support/lint-draft.ts';

const BOX = { x: 50, y: 60, width: 90, height: 110 };
const CAPTION = { page: 1, rect: { x: 80, y: 110, width: 30, height: 12 }, isMarkPlace: false };

const suggested = (kind: 'IMAGE' | 'TEXT') => ({
  page: 1,
  rect: BOX,
  kind,
  party: null,
  partyName: null,
  name: '사진',
  confidence: 1,
  words: '사진',
  source: 'TEXT' as const,
});

const hides = (kind: 'IMAGE' | 'TEXT', place: 'IMAGE' | 'TEXT', print = CAPTION) =>
  lint(
    draft({
      fields: [{ ...one, kind, rect: BOX }],
      read: [{ fileId: FILE, isRead: true, print: [print], suggestions: [suggested(place)] }],
    }),
    matchAnything,
  ).some(({ code }) => code === 'FIELD_OVER_TEXT');

it('a photo may cover the words of its own box, and nothing else', () => {
  expect(hides('IMAGE', 'IMAGE')).toBe(false);
  expect(hides('IMAGE', 'TEXT')).toBe(true);
  expect(hides('TEXT', 'IMAGE')).toBe(true);
  expect(hides('IMAGE', 'IMAGE', { ...CAPTION, rect: { ...CAPTION.rect, x: 125 } })).toBe(true);
});
