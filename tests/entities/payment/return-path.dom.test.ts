import { afterEach, expect, it } from 'vitest';
import { returnPath } from '@/entities/payment/provider-window';

afterEach(() => sessionStorage.clear());

it.each([
  ['/contract/send/x/editor?sending=1', '/contract/send/x/editor?sending=1'],
  [null, '/setting/payment/dashboard'],
  ['//elsewhere.example', '/setting/payment/dashboard'],
  ['https://elsewhere.example/x', '/setting/payment/dashboard'],
  ['javascript:alert(1)', '/setting/payment/dashboard'],
])('keeps %s as %s', (wanted, kept) => {
  returnPath.keep(wanted);
  expect(returnPath.read()).toBe(kept);
});

it('believes nothing that leads elsewhere', () => {
  sessionStorage.setItem('returnPath', '//elsewhere.example');
  expect(returnPath.read()).toBeNull();
});

it('is gone after the way back', () => {
  returnPath.keep('/dashboard');
  returnPath.clear();
  expect(returnPath.read()).toBeNull();
});
