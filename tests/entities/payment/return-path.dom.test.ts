import { afterEach, expect, it } from 'vitest';
import { returnPathStore } from '@/entities/payment/provider-window';

afterEach(() => sessionStorage.clear());

it.each([
  ['/contract/send/x/editor?sending=1', '/contract/send/x/editor?sending=1'],
  [null, '/setting/payment/dashboard'],
  ['//elsewhere.example', '/setting/payment/dashboard'],
  ['https://elsewhere.example/x', '/setting/payment/dashboard'],
  ['javascript:alert(1)', '/setting/payment/dashboard'],
])('keeps %s as %s', (wanted, kept) => {
  returnPathStore.keep(wanted);
  expect(returnPathStore.read()).toBe(kept);
});

it('believes nothing that leads elsewhere', () => {
  sessionStorage.setItem('returnPath', '//elsewhere.example');
  expect(returnPathStore.read()).toBeNull();
});

it('is gone after the way back', () => {
  returnPathStore.keep('/dashboard');
  returnPathStore.clear();
  expect(returnPathStore.read()).toBeNull();
});
