import { expect, it } from 'vitest';
import { createNonceSource } from '../../../server/security/nonces.ts';

it('gives each nonce once, beyond those that are drawn together', () => {
  const draw = createNonceSource(12);
  const drawn = Array.from({ length: 2_000 }, () => draw());
  expect(new Set(drawn.map((nonce) => nonce.toString('hex'))).size).toBe(2_000);
  expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([12]));
});
