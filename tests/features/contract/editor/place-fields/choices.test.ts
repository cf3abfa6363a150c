import { expect, it } from 'vitest';
import { listChoices } from '@/features/contract/editor/place-fields/model/commands/choices';
import { field, openEditor, place, YUN } from './sample';

const groups = (editor: ReturnType<typeof openEditor>) =>
  editor.fields().map(({ group, name, rect: { x, y } }) => [group, name, x, y]);

function openWithChoices() {
  const editor = openEditor();
  editor.send({ type: 'field.placed', kind: 'RADIO', page: place(1), point: { x: 107, y: 107 } });
  return editor;
}
const firstId = (editor: ReturnType<typeof openEditor>) => editor.fields()[0]?.fieldId ?? '';

it('places two options of one question, and a second question apart from the first', () => {
  const editor = openWithChoices();
  expect(groups(editor)).toEqual([
    ['하나만 고르기', '선택 1', 100, 100],
    ['하나만 고르기', '선택 2', 100, 124.5],
  ]);
  editor.send({ type: 'field.placed', kind: 'RADIO', page: place(2), point: { x: 107, y: 107 } });
  expect(editor.fields().map(({ group }) => group)).toEqual([
    '하나만 고르기',
    '하나만 고르기',
    '하나만 고르기 2',
    '하나만 고르기 2',
  ]);
  editor.send({ type: 'undone' });
  expect(editor.fields()).toHaveLength(2);
});

it('adds an option as far from the last as that is from the one before', () => {
  const editor = openWithChoices();
  editor.send({ type: 'choice.added', fieldId: firstId(editor) });
  editor.send({ type: 'choice.added', fieldId: firstId(editor) });
  expect(groups(editor).slice(2)).toEqual([
    ['하나만 고르기', '선택 3', 100, 149],
    ['하나만 고르기', '선택 4', 100, 173.5],
  ]);
  expect(editor.chosen()).toEqual([editor.fields()[3]?.fieldId]);
});

it('makes a question of a single button by adding to it', () => {
  const editor = openEditor([field('only', [10, 10, 10, 10], { kind: 'RADIO' })]);
  editor.send({ type: 'choice.added', fieldId: 'only' });
  expect(groups(editor)).toEqual([
    ['하나만 고르기', 'only', 10, 10],
    ['하나만 고르기', '선택 2', 10, 27.5],
  ]);
});

it('renames one option, and the question for all of them', () => {
  const editor = openWithChoices();
  editor.send({ type: 'choice.named', fieldId: firstId(editor), name: '있음' });
  editor.send({ type: 'choices.grouped', fieldId: firstId(editor), group: '상여금' });
  expect(groups(editor).map(([group, name]) => [group, name])).toEqual([
    ['상여금', '있음'],
    ['상여금', '선택 2'],
  ]);
});

it('does not join two questions by giving them one name', () => {
  const editor = openWithChoices();
  editor.send({ type: 'field.placed', kind: 'RADIO', page: place(2), point: { x: 107, y: 107 } });
  const before = editor.fields();
  editor.send({ type: 'choices.grouped', fieldId: firstId(editor), group: '하나만 고르기 2' });
  expect(editor.fields()).toBe(before);
});

it('gives all options of a question to one person', () => {
  const editor = openWithChoices();
  editor.send({ type: 'selected', ids: [firstId(editor)], how: 'only' });
  editor.send({ type: 'assigned', owner: YUN, name: '이도윤 님' });
  expect(editor.fields().map(({ receiverUuid }) => receiverUuid)).toEqual([YUN, YUN]);
});

it('counts a button as an option of the same person only', () => {
  const one = field('one', [10, 10, 10, 10], { kind: 'RADIO', group: '성별' });
  const other = { ...one, fieldId: 'other', receiverUuid: YUN };
  const amount = field('amount', [10, 50, 10, 10], { kind: 'AMOUNT', group: '성별' });
  expect(listChoices([one, other, amount], one)).toEqual([one]);
});

it('takes all options of a question from the sheet, or none', () => {
  const editor = openWithChoices();
  editor.send({ type: 'selected', ids: [firstId(editor)], how: 'only' });
  editor.send({ type: 'sheet.asked', fromSheet: true });
  expect(editor.fields().map(({ fromSheet }) => fromSheet)).toEqual([true, true]);
  editor.send({ type: 'sheet.asked', fromSheet: false });
  expect(editor.fields().map(({ fromSheet }) => fromSheet)).toEqual([undefined, undefined]);
  editor.send({ type: 'undone' });
  expect(editor.fields().map(({ fromSheet }) => fromSheet)).toEqual([true, true]);
});
