import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createAnnotateMachine } from '@/features/contract/editor/annotate-document/api/create-annotate-machine';
import { makeInk } from '@/features/contract/editor/annotate-document/model/make-annotation';
import { PEN_STYLES } from '@/features/contract/editor/annotate-document/model/pens';
import { AnnotateTools } from '@/features/contract/editor/annotate-document/ui/annotate-tools';
import { AnnotationLayer } from '@/features/contract/editor/annotate-document/ui/annotation-layer';
import { page } from './sample';

const line = makeInk(
  [
    { x: 10, y: 10 },
    { x: 90, y: 40 },
  ],
  PEN_STYLES.ink,
  page,
);

const annotating = createAnnotateMachine(() => Promise.resolve('stamp'));

function Board() {
  const [client] = useState(() => new QueryClient());
  const actor = useActorRef(annotating, { input: { annotations: [line] } });
  useEffect(() => actor.send({ type: 'ink.chosen' }), [actor]);
  return (
    <QueryClientProvider client={client}>
      <AnnotateTools actor={actor} other={{ label: '칸 놓기', icon: null }} />
      <AnnotationLayer actor={actor} page={page} zoom={1} />
      <input aria-label="이름" />
    </QueryClientProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lines = () => screen.queryAllByRole('button', { name: '펜으로 그린 것', hidden: true });
const takeBack = (on: Element) => fireEvent.keyDown(on, { code: 'KeyZ', key: 'z', ctrlKey: true });
const point = (type: string, pointerId: number, clientX: number, target: Element | Window = window) =>
  fireEvent(target, new PointerEvent(type, { bubbles: true, cancelable: true, pointerId, clientX, clientY: 20 }));
const draw = () => {
  const sheet = screen.getByRole('group', { name: '1쪽에 그린 것' });
  point('pointerdown', 1, 20, sheet);
  point('pointermove', 1, 60);
  return { end: () => point('pointerup', 1, 60) };
};

beforeEach(() => {
  // The picture is never decoded, which keeps the upload in progress.
  URL.createObjectURL = () => 'blob:picture';
  // jsdom doesn't implement this.
  Element.prototype.setPointerCapture = () => {};
  HTMLImageElement.prototype.decode = () => new Promise(() => {});
});

it('offers to choose a picture again after the stamp mode was left during an upload', async () => {
  render(<Board />);
  press('그림 도장');
  const file = new File(['png'], 'seal.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('그림 도장으로 넣을 파일'), { target: { files: [file] } });
  await waitFor(() => expect(screen.getByRole('button', { name: /넣는 중/ })).toBeVisible());
  press('펜');
  press('그림 도장');
  expect(screen.getByRole('button', { name: '그림 고르기' })).not.toHaveAttribute('aria-busy', 'true');
});

it('keeps the line when another pointer is cancelled', () => {
  render(<Board />);
  const stroke = draw();
  point('pointercancel', 2, 0);
  stroke.end();
  expect(lines()).toHaveLength(2);
});

it('ignores a palm while the pen is down', () => {
  render(<Board />);
  const stroke = draw();
  point('pointerdown', 2, 300, screen.getByRole('group', { name: '1쪽에 그린 것' }));
  point('pointerup', 2, 300);
  press('칸 놓기');
  expect(screen.getByRole('button', { name: '펜' })).toHaveAttribute('aria-pressed', 'true');
  stroke.end();
  expect(lines()).toHaveLength(2);
  press('칸 놓기');
  expect(screen.getByRole('button', { name: '칸 놓기' })).toHaveAttribute('aria-pressed', 'true');
});

it('keeps the line, and allows another, when the release of the pointer is lost', () => {
  render(<Board />);
  draw();
  point('lostpointercapture', 1, 0);
  expect(lines()).toHaveLength(2);
  draw().end();
  expect(lines()).toHaveLength(3);
});

it('drops the line when its own pointer is cancelled', () => {
  render(<Board />);
  draw();
  point('pointercancel', 1, 0);
  expect(lines()).toHaveLength(1);
});

it('undoes drawings from anywhere but a text input', () => {
  render(<Board />);
  draw().end();
  takeBack(screen.getByLabelText('이름'));
  expect(lines()).toHaveLength(2);
  takeBack(lines()[0] ?? document.body);
  expect(lines()).toHaveLength(1);
});

it('leaves drawings unchanged behind an open dialog, wherever the focus is', () => {
  render(<Board />);
  draw().end();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.dataset['state'] = 'open';
  document.body.append(dialog);
  takeBack(dialog);
  takeBack(document.body);
  expect(lines()).toHaveLength(2);
  dialog.remove();
  takeBack(document.body);
  expect(lines()).toHaveLength(1);
});

it('moves a stamp with the pointer that pressed it, and ignores others', () => {
  render(<Board />);
  press('그림 도장');
  const item = lines()[0];
  if (!item) throw new Error('Nothing is drawn.');
  const shape = () => lines()[0]?.querySelector('path')?.getAttribute('d');
  const before = shape();
  point('pointerdown', 1, 20, item);
  point('pointermove', 2, 300);
  expect(item).not.toHaveAttribute('transform');
  point('pointerup', 2, 300);
  expect(shape()).toBe(before);
  point('pointermove', 1, 60);
  expect(item).toHaveAttribute('transform', 'translate(40 0)');
  point('pointercancel', 1, 60);
  expect(item).not.toHaveAttribute('transform');
  expect(shape()).toBe(before);
  point('pointerdown', 1, 20, item);
  point('pointerup', 1, 60);
  expect(shape()).not.toBe(before);
});
