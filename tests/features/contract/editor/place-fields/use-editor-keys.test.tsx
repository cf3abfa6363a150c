import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useEditorKeys } from '@/features/contract/editor/place-fields/ui/use-editor-keys';
import { field, openEditor } from './sample';

const keys = { zoom: 1, onZoom: () => {}, onHelp: () => {} };

const cache = new QueryClient();
const Provided = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);

function open() {
  const editor = openEditor([field('a', [100, 100, 100, 20])]);
  editor.send({ type: 'selected', ids: ['a'], how: 'only' });
  editor.send({ type: 'removed' });
  const { actor } = editor;
  renderHook(
    () =>
      useEditorKeys(
        { actor, pages: [], parties: [], proposals: [], column: { current: null }, renderFilled: () => null },
        keys,
      ),
    { wrapper: Provided },
  );
  return editor;
}
const takeBack = () => fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z', ctrlKey: true });
const place = (role: string, state?: string) => {
  const layer = document.createElement('div');
  layer.setAttribute('role', role);
  if (state) layer.dataset['state'] = state;
  document.body.append(layer);
  return layer;
};

it.each(['dialog', 'alertdialog'])(
  'leaves fields unchanged behind an open %s, even with the focus outside it',
  (role) => {
    const editor = open();
    const layer = place(role, 'open');
    takeBack();
    expect(editor.fields()).toEqual([]);
    layer.remove();
    takeBack();
    expect(editor.fields()).toHaveLength(1);
  },
);

it('works beside the card for typing a value, which is part of the page', () => {
  const editor = open();
  place('dialog');
  takeBack();
  expect(editor.fields()).toHaveLength(1);
});

it('leaves fields unchanged while they are paused', () => {
  const editor = open();
  editor.send({ type: 'work.paused' });
  takeBack();
  expect(editor.fields()).toEqual([]);
});
