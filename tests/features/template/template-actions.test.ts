import { expect, test } from 'vitest';
import { listTemplateActions } from '@/features/template/act-on-template/model/template-actions';

const CHANGE = ['preview', 'edit', 'rename', 'move', 'duplicate'];

test.each([
  ['PUBLISHED', true, true, ['send', 'sendMany', 'link', ...CHANGE, 'retire', 'remove']],
  ['PUBLISHED', true, false, [...CHANGE, 'retire', 'remove']],
  ['PUBLISHED', false, true, ['send', 'sendMany', 'link', 'preview']],
  ['PUBLISHED', false, false, ['preview']],
  ['DRAFT', true, true, [...CHANGE, 'remove']],
  ['RETIRED', true, true, [...CHANGE, 'reopen', 'remove']],
  ['RETIRED', false, true, ['preview']],
] as const)('%s, may change: %s, may send: %s', (state, mayChange, maySend, actions) => {
  expect(listTemplateActions({ state, mayChange }, maySend)).toEqual(actions);
});
