import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CrashPage } from '@/pages/crash';

function Broken(): never {
  throw new Error('Nothing fits.');
}

it('says in words what to do after a crash, and what to tell whoever helps', async () => {
  // React and the router log the error, too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <CrashPage /> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toHaveFocus();
  expect(screen.getByText(/예상하지 못한 문제가 생겨서 화면을 보여드리지 못했어요/)).toHaveTextContent(
    '다시 불러오면 대부분 이어서 할 수 있어요.',
  );
  expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeInTheDocument();
  expect(screen.getByText('문의할 때 알려주세요')).toBeInTheDocument();
  expect(screen.getByText(/Nothing fits/)).toBeInTheDocument();
  vi.restoreAllMocks();
});
