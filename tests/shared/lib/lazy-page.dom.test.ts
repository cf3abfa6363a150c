import { afterEach, expect, it, vi } from 'vitest';
import { lazyPage } from '@/shared/lib/lazy-page';
import { waitUntil } from '../../support/wait-until';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = { Component: () => null };
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('stays on the page before while there is no network, and goes on as soon as there is one', async () => {
  let isOnline = false;
  const ask = vi.fn(() => (isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline'))));
  vi.stubGlobal('fetch', ask);
  const load = vi.fn(() => (isOnline ? Promise.resolve(page) : failing()));
  const loading = Promise.resolve(lazyPage(load)());
  const done = vi.fn();
  void loading.then(done);
  await waitUntil(() => expect(ask).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event('online'));
  await waitUntil(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(done).not.toHaveBeenCalled();
  expect(history.state).toBeNull();
  isOnline = true;
  // The listener for the next attempt is added after the last one has failed.
  await waitUntil(async () => {
    dispatchEvent(new Event('online'));
    expect(done).toHaveBeenCalledWith(page);
  });
  expect(load).toHaveBeenCalledTimes(2);
});
