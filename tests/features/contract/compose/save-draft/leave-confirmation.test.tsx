import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LeaveConfirmation } from '@/features/contract/compose/save-draft';

type Saver = Parameters<typeof LeaveConfirmation>[0]['saver'];

function open(saver: Saver) {
  const page = (
    <>
      <Link to="/elsewhere">나가는 길</Link>
      <LeaveConfirmation saver={saver} />
    </>
  );
  const routes = [
    { path: '/draft', element: page },
    { path: '/elsewhere', element: '다른 곳' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/draft'] });
  render(<RouterProvider router={router} />);
  return { leave: () => userEvent.click(screen.getByRole('link', { name: '나가는 길' })), router };
}
const saverOf = (change: Partial<Saver>): Saver => ({
  isUnsaved: true,
  state: 'saving',
  settle: vi.fn(async () => null),
  ...change,
});

test('a draft that is saved is left at once', async () => {
  const settle = vi.fn(async () => null);
  const { leave } = open(saverOf({ isUnsaved: false, settle }));
  await leave();
  expect(await screen.findByText('다른 곳')).toBeVisible();
  expect(settle).not.toHaveBeenCalled();
});

test('what is not saved yet is saved before the page is left, and nobody is asked', async () => {
  const saving: { finish?: (draftId: string) => void } = {};
  const settle = vi.fn(() => new Promise<string | null>((resolve) => (saving.finish = resolve)));
  const { leave, router } = open(saverOf({ settle }));
  await leave();
  await waitFor(() => expect(settle).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).toBe('/draft');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  saving.finish?.('draft');
  expect(await screen.findByText('다른 곳')).toBeVisible();
});

test.each(['failed', 'conflict'] as const)(
  'one that cannot be saved (%s) is left only if the user says so',
  async (state) => {
    const { leave, router } = open(saverOf({ state }));
    await leave();
    expect(await screen.findByRole('alertdialog', { name: '적던 내용이 사라져요. 나갈까요?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/draft');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
    expect(await screen.findByText('다른 곳')).toBeVisible();
  },
);
