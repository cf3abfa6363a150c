import { expect, it, vi } from 'vitest';
import { tokenStorage } from '@/shared/session';

const tokens = { accessJwt: 'a', refreshJwt: 'r' };
const keys = (storage: Storage) => Object.keys(storage).toSorted();

it('keeps tokens in the tab unless the person asked to stay signed in', () => {
  tokenStorage.keep(false);
  tokenStorage.save(tokens);
  expect([keys(localStorage), keys(sessionStorage)]).toEqual([['autoLogin'], ['jwt', 'refreshJwt']]);
});

it('keeps them in local storage with autoLogin, and no copy in the tab', () => {
  tokenStorage.keep(false);
  tokenStorage.save(tokens);
  tokenStorage.keep(true);
  tokenStorage.save(tokens);
  expect([keys(localStorage), keys(sessionStorage)]).toEqual([['autoLogin', 'jwt', 'refreshJwt'], []]);
});

it('knows half a session as none, and forgets it', () => {
  sessionStorage.setItem('jwt', 'a');
  expect(tokenStorage.read()).toBeNull();
  expect(keys(sessionStorage)).toEqual([]);
});

it('forgets nothing of a session that another tab is about to write', () => {
  tokenStorage.keep(true);
  localStorage.setItem('refreshJwt', 'r');
  expect(tokenStorage.read()).toBeNull();
  localStorage.setItem('jwt', 'a');
  expect(tokenStorage.read()).toEqual(tokens);
});

it('writes the refresh token first, so that no tab finds the other one alone', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  tokenStorage.save(tokens);
  expect(write.mock.calls.map(([name]) => name)).toEqual(['refreshJwt', 'jwt']);
  write.mockRestore();
});
