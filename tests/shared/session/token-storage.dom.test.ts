import { expect, it } from 'vitest';
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

it('knows half a session as none', () => {
  sessionStorage.setItem('jwt', 'a');
  expect(tokenStorage.read()).toBeNull();
});
