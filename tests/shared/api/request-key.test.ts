import { afterEach, expect, it } from 'vitest';
import { createRequestKey } from '@/shared/api';

const before = Object.getOwnPropertyDescriptors(Crypto.prototype);
afterEach(() => Object.defineProperties(Crypto.prototype, before));

it('names an act on a page without https, where browsers have no crypto.randomUUID', () => {
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  expect('randomUUID' in crypto).toBe(false);
  const [one, other] = [createRequestKey(), createRequestKey()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});
