import { expect, it } from 'vitest';
import { endSession } from '@/shared/api';
import { threadSecret } from '@/shared/session';

const address = (thread: string) => new URL(`https://dojang.test/setting/support?thread=${thread}`);

it('holds the secret of an address for the tab', () => {
  expect(threadSecret.hide(address('4fJ2kQ9sT1vXz0aBcD3eFg')).search).toBe('?thread=linked');
  expect(threadSecret.reveal('linked')).toBe('4fJ2kQ9sT1vXz0aBcD3eFg');
});

it('leaves an id in the address, which opens nothing by itself', () => {
  const id = '0b7f4a0e-6a5e-4a4e-8f53-0c7b8f3b2a10';
  expect(threadSecret.hide(address(id)).search).toBe(`?thread=${id}`);
});

it('holds nothing any more after signing out', async () => {
  threadSecret.hide(address('4fJ2kQ9sT1vXz0aBcD3eFg'));
  await endSession();
  expect(threadSecret.reveal('linked')).toBeNull();
});
