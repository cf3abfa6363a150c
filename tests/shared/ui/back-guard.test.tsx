import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Dialog, FullScreenDialog } from '@/shared/ui/overlays/dialog';

const QUESTION = '적던 내용이 사라져요. 나갈까요?';

function PageWithDialog() {
  const [isOpen, setIsOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <>
      <p>멤버 목록</p>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="멤버 초대하기" dirty={text !== ''}>
        <input aria-label="메일" value={text} onChange={(event) => setText(event.target.value)} />
        <Link to="/sent">보내기</Link>
      </Dialog>
    </>
  );
}

function openPage(page = <PageWithDialog />) {
  const router = createMemoryRouter(
    [
      { path: '/', element: '첫 화면' },
      { path: '/members', element: page },
      { path: '/sent', element: '보냈어요' },
    ],
    { initialEntries: ['/', '/members'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return { router, goBack: () => act(async () => router.navigate(-1)) };
}

test('going back asks before typed text is lost, and staying keeps the page and the text', async () => {
  const { router, goBack } = openPage();
  await userEvent.type(await screen.findByLabelText('메일'), 'jisu@hanbit.example');
  for (const _ of ['once', 'again']) {
    await goBack();
    expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/members');
    expect(screen.getByLabelText('메일')).toHaveValue('jisu@hanbit.example');
  }
});

test('giving up what was typed closes the dialog and keeps the page, which can then be left', async () => {
  const { router, goBack } = openPage();
  await userEvent.type(await screen.findByLabelText('메일'), 'j');
  await goBack();
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('멤버 목록')).toBeVisible();
  await goBack();
  expect(router.state.location.pathname).toBe('/');
});

test('going back with nothing typed, and links from a form, ask nothing', async () => {
  const { router, goBack } = openPage();
  await userEvent.type(await screen.findByLabelText('메일'), 'j');
  await userEvent.click(screen.getByRole('link', { name: '보내기' }));
  expect(router.state.location.pathname).toBe('/sent');
  await goBack();
  await screen.findByLabelText('메일');
  await goBack();
  expect(router.state.location.pathname).toBe('/');
});

test('a dialog over the whole screen asks its own question', async () => {
  const { router, goBack } = openPage(
    <FullScreenDialog title="간인 놓기" leaveQuestion="놓던 간인이 사라져요. 나갈까요?" onClose={() => {}}>
      간인
    </FullScreenDialog>,
  );
  await screen.findByText('간인 놓기');
  await goBack();
  expect(await screen.findByRole('alertdialog', { name: '놓던 간인이 사라져요. 나갈까요?' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/members');
});
