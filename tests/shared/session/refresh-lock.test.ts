import { afterEach, expect, it, vi } from 'vitest';
import { tokenStorage, withRefreshLock } from '@/shared/session';

afterEach(() => vi.unstubAllGlobals());

it('uses the tokens that another tab got while this one waited', async () => {
  tokenStorage.save({ accessJwt: 'theirs', refreshJwt: 'r2' });
  const refresh = vi.fn(() => Promise.reject(new Error('must not run')));
  await expect(withRefreshLock({ refreshJwt: 'r1' }, refresh)).resolves.toEqual({
    accessJwt: 'theirs',
    refreshJwt: 'r2',
  });
  expect(refresh).not.toHaveBeenCalled();
});

it('refreshes where its own token is still the newest', async () => {
  tokenStorage.save({ accessJwt: 'mine', refreshJwt: 'r1' });
  const next = { accessJwt: 'new', refreshJwt: 'r2' };
  await expect(withRefreshLock({ refreshJwt: 'r1' }, async () => next)).resolves.toEqual(next);
});

it('refreshes on a page without https, where browsers have no locks', async () => {
  vi.stubGlobal('navigator', {});
  tokenStorage.save({ accessJwt: 'mine', refreshJwt: 'r1' });
  const next = { accessJwt: 'new', refreshJwt: 'r2' };
  await expect(withRefreshLock({ refreshJwt: 'r1' }, async () => next)).resolves.toEqual(next);
});
