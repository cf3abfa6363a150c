import { expect, it } from 'vitest';
import type { Announcement } from '@/features/contract/editor/place-fields/model/announcement';
import { describeAnnouncement } from '@/features/contract/editor/place-fields/ui/announcement-words';
import { field, openEditor, place, YUN } from './sample';

it.each<[Announcement | null, string]>([
  [null, ''],
  [{ what: 'placed', name: '서명' }, '서명 칸을 놓았어요'],
  [{ what: 'assigned', name: '이도윤 님' }, '이도윤 님의 칸으로 바꿨어요'],
  [{ what: 'accepted', count: 3 }, '추천한 칸 3개를 넣었어요'],
  [{ what: 'moved', count: 1 }, '칸을 옮겼어요'],
  [{ what: 'moved', count: 2 }, '칸 2개를 옮겼어요'],
  [{ what: 'spread', count: 2 }, '모든 쪽에 넣었어요. 칸 2개'],
  [{ what: 'full' }, '칸은 1,000개까지 놓을 수 있어요'],
  [{ what: 'nowhere' }, '더 놓을 쪽이 없어요'],
])('words %j', (announcement, words) => {
  expect(describeAnnouncement(announcement)).toBe(words);
});

const A = field('a', [100, 100, 100, 20]);
const B = field('b', [100, 200, 100, 20]);

it.each([
  [{ type: 'moved', dx: 5, dy: 5 }, '칸 2개를 옮겼어요'],
  [{ type: 'resized', id: 'a', seen: { x: 0, y: 0, width: 50, height: 50 } }, '크기를 바꿨어요'],
  [{ type: 'aligned', edge: 'right' }, '칸을 맞췄어요'],
  [{ type: 'distributed', axis: 'across' }, '칸 사이를 같게 했어요'],
  [{ type: 'sizes.matched' }, '같은 크기로 했어요'],
  [{ type: 'duplicated' }, '칸 2개를 복사했어요'],
  [{ type: 'spread' }, '모든 쪽에 넣었어요. 칸 4개'],
  [{ type: 'removed' }, '칸 2개를 지웠어요'],
  [{ type: 'assigned', owner: YUN, name: '이도윤 님' }, '이도윤 님의 칸으로 바꿨어요'],
  [{ type: 'marked', fieldIds: ['a'], mark: null }, '도장이나 서명을 뺐어요'],
  [{ type: 'fields.added', fields: [field('c', [0, 0, 9, 9])] }, '추천한 칸 1개를 넣었어요'],
  [{ type: 'field.placed', kind: 'SEAL', page: place(1), point: { x: 50, y: 50 } }, '도장 칸을 놓았어요'],
] as const)('announces %j', (event, words) => {
  const editor = openEditor([A, B]);
  editor.send({ type: 'selected', ids: ['a', 'b'], how: 'only' });
  const announced = () => editor.state().context.announced;
  const { turn } = announced();
  editor.send(event);
  expect(describeAnnouncement(announced().announcement)).toBe(words);
  expect(announced().turn).toBe(turn + 1);
});

it('announces undo and redo only when something changed', () => {
  const editor = openEditor([A, B]);
  const announced = () => describeAnnouncement(editor.state().context.announced.announcement);
  editor.send({ type: 'undone' });
  expect(announced()).toBe('');
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'removed' });
  editor.send({ type: 'undone' });
  expect(announced()).toBe('되돌렸어요');
  editor.send({ type: 'redone' });
  expect(announced()).toBe('다시 했어요');
});
