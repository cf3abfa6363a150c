import { queryOptions, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError, createQueryClient } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';

function Sending({ send }: { send: () => Promise<string> }) {
  const sending = useMutation({ mutationFn: send });
  return (
    <>
      <Button loading={sending.isPending} onClick={() => sending.mutate()}>
        보내기
      </Button>
      <p>{sending.data ?? sending.error?.code}</p>
    </>
  );
}

const show = (send: () => Promise<string>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Sending send={send} />
    </QueryClientProvider>,
  );

/** Runs what a browser runs between two clicks that are already waiting: microtasks, and no other task. */
async function runMicrotasks() {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
}

it('sends a request once when its button is clicked twice at the same instant', async () => {
  const send = vi.fn(() => new Promise<string>(() => {}));
  show(send);
  const button = screen.getByRole('button', { name: '보내기' });
  button.click();
  await runMicrotasks();
  button.click();
  await runMicrotasks();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(send).toHaveBeenCalledTimes(1);
});

it('waits for the response to the first request while the server is still busy with it', async () => {
  const send = vi.fn(() => Promise.resolve('보냈어요'));
  send.mockRejectedValueOnce(new ApiError('IDEMPOTENCY_RUNNING', { status: 409 }));
  show(send);
  screen.getByRole('button', { name: '보내기' }).click();
  await waitFor(() => expect(screen.getByText('보냈어요')).toBeVisible());
  expect(send).toHaveBeenCalledTimes(2);
});

it('shows other refusals at once', async () => {
  const send = vi.fn(() => Promise.reject<string>(new ApiError('VERSION_CONFLICT', { status: 409 })));
  show(send);
  screen.getByRole('button', { name: '보내기' }).click();
  await waitFor(() => expect(screen.getByText('VERSION_CONFLICT')).toBeVisible());
  expect(send).toHaveBeenCalledTimes(1);
});

function createAsking() {
  const answers: ((words: string) => void)[] = [];
  const ask = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const client = createQueryClient();
  const options = queryOptions({ queryKey: ['list'], queryFn: ask });
  const show = () =>
    renderHook(() => useQuery(options).data, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    }).result;
  return { answers, ask, client, options, show };
}

it('asks once more if something changes during the first request, however often', async () => {
  const { answers, ask, client, options, show } = createAsking();
  const shown = show();
  const changes = [client.invalidateQueries(), client.invalidateQueries({ queryKey: options.queryKey })];
  answers[0]?.('before the changes');
  await waitFor(() => expect(shown.current).toBe('before the changes'));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answers[1]?.('after the changes');
  await Promise.all(changes);
  await waitFor(() => expect(shown.current).toBe('after the changes'));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not repeat a first request that nobody shows', async () => {
  const { answers, ask, client, options } = createAsking();
  const fetched = client.fetchQuery(options);
  await client.invalidateQueries();
  answers[0]?.('the only answer');
  await expect(fetched).resolves.toBe('the only answer');
  expect(ask).toHaveBeenCalledTimes(1);
});
