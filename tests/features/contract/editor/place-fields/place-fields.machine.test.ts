import { expect, it } from 'vitest';
import { createSenderRespondent } from '#rules/sender-values.ts';
import { field, openEditor, place, WON, YUN } from './sample';

const A = field('a', [100, 100, 100, 20]);
const B = field('b', [100, 200, 100, 20]);

it('places a kind where one presses, chooses it, and lets the kind go', () => {
  const editor = openEditor();
  editor.send({ type: 'kind.armed', kind: 'SIGNATURE' });
  expect(editor.state().matches({ working: 'placing' })).toBe(true);
  editor.send({ type: 'field.placed', kind: 'SIGNATURE', page: place(2), point: { x: 300, y: 400 } });
  const [placed] = editor.fields();
  expect(placed).toMatchObject({ kind: 'SIGNATURE', page: 2, rect: { x: 245, y: 378, width: 110, height: 44 } });
  expect(editor.chosen()).toEqual([placed?.fieldId]);
  expect(editor.state().matches({ working: 'idle' })).toBe(true);
  expect(editor.state().context.announced.announcement).toEqual({ what: 'placed', name: '서명' });
});

it('keeps what is placed at an edge on the page', () => {
  const editor = openEditor();
  editor.send({ type: 'field.placed', kind: 'SEAL', page: place(1), point: { x: 2, y: 841 } });
  expect(editor.fields()[0]?.rect).toEqual({ x: 0, y: 780, width: 62, height: 62 });
});

it('draws a field of the size of the stroke', () => {
  const editor = openEditor();
  editor.send({ type: 'kind.armed', kind: 'TEXT' });
  editor.send({ type: 'stroke.begun', what: 'drawing' });
  expect(editor.state().matches({ working: 'drawing' })).toBe(true);
  editor.send({ type: 'field.drawn', page: place(1), seen: { x: 10, y: 20, width: 333, height: 44 } });
  editor.send({ type: 'stroke.ended' });
  expect(editor.fields()[0]).toMatchObject({ kind: 'TEXT', rect: { x: 10, y: 20, width: 333, height: 44 } });
});

it('begins with nothing chosen, and nothing announced', () => {
  expect(openEditor([A]).state().context).toMatchObject({
    owner: WON,
    selection: [],
    armed: null,
    typingId: null,
    dismissed: new Set(),
    partyOwners: new Map(),
    asked: [],
    announced: { announcement: null, turn: 0 },
  });
});

it.each(['dragging', 'resizing', 'drawing', 'marquee'] as const)('is %s until the stroke ends', (what) => {
  const editor = openEditor([A]);
  editor.send({ type: 'stroke.begun', what });
  expect(editor.state().value).toEqual({ working: what });
  editor.send({ type: 'stroke.ended' });
  expect(editor.state().value).toEqual({ working: 'idle' });
});

it('lets a kind go without placing it, and gives the next field to whom was chosen', () => {
  const editor = openEditor([A]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'kind.armed', kind: 'TEXT' });
  expect([editor.state().context.armed, editor.chosen()]).toEqual(['TEXT', []]);
  editor.send({ type: 'kind.disarmed' });
  expect([editor.state().value, editor.state().context.armed]).toEqual([{ working: 'idle' }, null]);
  editor.send({ type: 'owner.chosen', owner: YUN });
  editor.send({ type: 'field.placed', kind: 'TEXT', page: place(1), point: { x: 300, y: 400 } });
  expect(editor.fields()[1]?.receiverUuid).toBe(YUN);
});

it('remembers every proposal that was dismissed, and asks no more who the parties are', () => {
  const editor = openEditor([A]);
  editor.send({ type: 'proposals.dismissed', ids: ['1'] });
  editor.send({ type: 'proposals.dismissed', ids: ['2', '3'] });
  expect(editor.state().context.dismissed).toEqual(new Set(['1', '2', '3']));
  editor.send({ type: 'parties.asked', proposals: [] });
  expect(editor.state().value).toEqual({ working: 'asking' });
  editor.send({ type: 'parties.dismissed' });
  expect([editor.state().value, editor.state().context.asked]).toEqual([{ working: 'idle' }, []]);
});

it('changes the size of one field, and the distances of several', () => {
  const editor = openEditor([A, field('c', [100, 130, 100, 20]), B]);
  editor.send({ type: 'resized', id: 'a', seen: { x: 1, y: 2, width: 30, height: 40 } });
  expect(editor.fields()[0]?.rect).toEqual({ x: 1, y: 2, width: 30, height: 40 });
  editor.send({ type: 'undone' });
  editor.send({ type: 'all.selected' });
  editor.send({ type: 'distributed', axis: 'down' });
  expect(editor.fields().map(({ rect }) => rect.y)).toEqual([100, 150, 200]);
});

it('removes the field that is typed in', () => {
  const editor = openEditor([A, B]);
  editor.send({ type: 'typing.begun', fieldId: 'a' });
  editor.send({ type: 'removed' });
  expect([editor.fields(), editor.state().value]).toEqual([[B], { working: 'idle' }]);
  editor.send({ type: 'undone' });
  editor.send({ type: 'typing.begun', fieldId: 'a' });
  editor.send({ type: 'selected', ids: ['b'], how: 'only' });
  expect(editor.chosen()).toEqual(['b']);
  editor.send({ type: 'typing.begun', fieldId: 'b' });
  editor.send({ type: 'selection.cleared' });
  expect(editor.chosen()).toEqual([]);
});

it('takes back and does again every kind of change, each as one step', () => {
  const editor = openEditor([A, field('b', [120, 200, 60, 30])]);
  editor.send({ type: 'selected', ids: ['a', 'b'], how: 'only' });
  const changes = [
    { type: 'moved', dx: 10, dy: 5 },
    { type: 'aligned', edge: 'right' },
    { type: 'sizes.matched' },
    { type: 'grown', dw: 4, dh: 4 },
    { type: 'place.set', place: { x: 33 }, what: 'x' },
    { type: 'assigned', owner: YUN, name: '이도윤 님' },
    { type: 'changed', to: { required: false }, what: 'required' },
    { type: 'duplicated' },
    { type: 'spread' },
    { type: 'removed' },
  ] as const;
  const seen = [editor.fields()];
  for (const change of changes) {
    editor.send(change);
    seen.push(editor.fields());
  }
  expect(new Set(seen).size).toBe(changes.length + 1);
  for (const before of seen.slice(0, -1).toReversed()) {
    editor.send({ type: 'undone' });
    expect(editor.fields()).toBe(before);
  }
  for (const after of seen.slice(1)) {
    editor.send({ type: 'redone' });
    expect(editor.fields()).toBe(after);
  }
});

it('selects what an undone or redone step brings back or changes, and else leaves the selection', () => {
  const editor = openEditor([A, B]);
  editor.send({ type: 'field.placed', kind: 'SIGNATURE', page: place(1), point: { x: 300, y: 400 } });
  const [id] = editor.chosen();
  editor.send({ type: 'undone' });
  expect(editor.chosen()).toEqual([]);
  editor.send({ type: 'redone' });
  expect(editor.chosen()).toEqual([id]);
  editor.send({ type: 'removed' });
  expect(editor.fields()).toEqual([A, B]);

  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'moved', dx: 10, dy: 5 });
  editor.send({ type: 'selected', ids: ['b'], how: 'only' });
  editor.send({ type: 'undone' });
  expect(editor.chosen()).toEqual(['a']);
  editor.send({ type: 'undone' });
  editor.send({ type: 'selected', ids: ['b'], how: 'only' });
  editor.send({ type: 'undone' });
  expect([editor.fields(), editor.chosen()]).toEqual([[A, B], ['b']]);
});

it('makes one step of typing without a stop, and two when another field was chosen between', () => {
  const editor = openEditor([A, B]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  for (const name of ['직', '직원', '직원 서']) editor.send({ type: 'changed', to: { name }, what: 'name' });
  editor.send({ type: 'selected', ids: ['b'], how: 'only' });
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'changed', to: { name: '직원 서명' }, what: 'name' });
  editor.send({ type: 'undone' });
  expect(editor.fields()[0]?.name).toBe('직원 서');
  editor.send({ type: 'undone' });
  expect(editor.fields()).toEqual([A, B]);
});

it('chooses with and without Shift', () => {
  const editor = openEditor([A, B]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'selected', ids: ['b'], how: 'toggle' });
  expect(editor.chosen()).toEqual(['a', 'b']);
  editor.send({ type: 'selected', ids: ['a'], how: 'toggle' });
  expect(editor.chosen()).toEqual(['b']);
  editor.send({ type: 'selected', ids: ['b', 'a'], how: 'add' });
  expect(editor.chosen()).toEqual(['b', 'a']);
  editor.send({ type: 'all.selected' });
  expect(editor.chosen()).toEqual(['a', 'b']);
  editor.send({ type: 'selection.cleared' });
  expect(editor.chosen()).toEqual([]);
});

it('leaves fields alone while annotations are drawn', () => {
  const editor = openEditor([A]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'work.paused' });
  expect(editor.state().matches('resting')).toBe(true);
  expect(editor.chosen()).toEqual([]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'removed' });
  editor.send({ type: 'undone' });
  expect(editor.fields()).toEqual([A]);
  editor.send({ type: 'work.resumed' });
  expect(editor.state().matches({ working: 'idle' })).toBe(true);
});

it('stops at a thousand fields and says so', () => {
  const many = Array.from({ length: 1000 }, (_, index) => field(`f${index}`, [index % 500, 10, 10, 10]));
  const editor = openEditor(many);
  editor.send({ type: 'field.placed', kind: 'TEXT', page: place(1), point: { x: 300, y: 300 } });
  expect(editor.fields()).toBe(many);
  expect(editor.state().context.announced.announcement).toEqual({ what: 'full' });
});

it('begins anew with what was loaded again', () => {
  const editor = openEditor([A]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'removed' });
  editor.send({ type: 'fields.replaced', fields: [B] });
  editor.send({ type: 'undone' });
  expect(editor.fields()).toEqual([B]);
});

it("fills in the sender's fields, what is typed without a stop as one step, of radio buttons one", () => {
  const own = { receiverUuid: null };
  const radio = (name: string) => field(name, [0, 0, 14, 14], { ...own, kind: 'RADIO', group: '지급' });
  const editor = openEditor([{ ...A, ...own }, radio('one'), radio('two')]);
  for (const value of ['부', '부산']) editor.send({ type: 'filled', values: { a: value } });
  editor.send({ type: 'filled', values: { one: 'true', two: null } });
  editor.send({ type: 'filled', values: { one: null, two: 'true' } });
  expect(editor.fields().map(({ value }) => value)).toEqual(['부산', undefined, 'true']);
  editor.send({ type: 'undone' });
  expect(editor.fields().map(({ value }) => value)).toEqual(['부산', undefined, undefined]);
  editor.send({ type: 'undone' });
  expect(editor.fields()[0]?.value).toBeUndefined();
});

it('types in one field at a time, goes on to the next one, and stops when anything else is chosen', () => {
  const editor = openEditor([A, B]);
  const typing = () => editor.state().context.typingId;
  editor.send({ type: 'typing.begun', fieldId: 'a' });
  expect([typing(), editor.chosen()]).toEqual(['a', ['a']]);
  editor.send({ type: 'typing.begun', fieldId: 'b' });
  expect([typing(), editor.chosen()]).toEqual(['b', ['b']]);
  editor.send({ type: 'typing.ended' });
  expect([typing(), editor.chosen()]).toEqual([null, ['b']]);
  for (const other of [
    { type: 'selected', ids: ['a'], how: 'only' },
    { type: 'selection.cleared' },
    { type: 'removed' },
    { type: 'work.paused' },
  ] as const) {
    editor.send({ type: 'typing.begun', fieldId: 'b' });
    editor.send(other);
    expect(typing()).toBeNull();
  }
});

it('leaves the sender no field that can only be looked at', () => {
  const editor = openEditor([{ ...A, readOnly: true, value: '본사' }]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'assigned', owner: null, name: '보내는 쪽' });
  expect(editor.fields()[0]).toEqual({ ...A, receiverUuid: null, value: '본사' });
});

it("puts a mark into the sender's fields, and takes it along to nobody else", () => {
  const mark = { from: 'COMPANY', sealId: '0198c0de-0000-7000-8000-0000000000e1' } as const;
  const seal = { ...A, kind: 'SEAL', receiverUuid: null } as const;
  const editor = openEditor([seal, { ...B, receiverUuid: null, kind: 'FILE', value: 'a file' }]);
  editor.send({ type: 'marked', fieldIds: ['a'], mark });
  expect(editor.fields()[0]).toEqual({ ...seal, senderMark: mark });
  editor.send({ type: 'marked', fieldIds: ['a'], mark: null });
  expect(editor.fields()[0]).toEqual(seal);
  editor.send({ type: 'undone' });
  editor.send({ type: 'selected', ids: ['a', 'b'], how: 'only' });
  editor.send({ type: 'assigned', owner: YUN, name: '이도윤 님' });
  expect(editor.fields()).toEqual([
    { ...seal, receiverUuid: YUN },
    { ...B, kind: 'FILE', receiverUuid: YUN },
  ]);
});

const SENDER = {
  ...createSenderRespondent('2026-11-20'),
  name: '김지수',
  email: 'jisu@hanbit.example',
  phone: '01023456789',
};
const KNOWN = [
  ['NAME', '김지수'],
  ['EMAIL', 'jisu@hanbit.example'],
  ['PHONE', '010-2345-6789'],
  ['COMPANY', '한빛물산'],
  ['TEXT', undefined],
] as const;

it.each(KNOWN)('offers the sender what is known of them for %s', (kind, value) => {
  const editor = openEditor([field('a', [100, 100, 100, 20], { kind })]);
  editor.send({ type: 'sender.known', sender: { ...SENDER, company: '한빛물산' } });
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'assigned', owner: null, name: '보내는 쪽' });
  expect(editor.fields()[0]?.value).toBe(value);
  editor.send({ type: 'field.placed', kind, page: place(1), point: { x: 300, y: 400 } });
  expect(editor.fields()[1]?.value).toBe(value);

  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'assigned', owner: YUN, name: '이도윤 님' });
  expect(editor.fields()[0]?.value).toBeUndefined();
});

it('offers nothing in the place of what was written, and leaves that to whoever gets the field', () => {
  const editor = openEditor([field('a', [100, 100, 100, 20], { kind: 'NAME', value: '한유나' })]);
  editor.send({ type: 'sender.known', sender: SENDER });
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  for (const owner of [null, YUN]) {
    editor.send({ type: 'assigned', owner, name: '누군가' });
    expect(editor.fields()[0]?.value).toBe('한유나');
  }
});
