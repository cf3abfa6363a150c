import { afterEach, expect, it } from 'vitest';
import { returnPathStore } from '@/entities/payment/provider-window';
import { toPurchaseUrl } from '@/entities/payment/provider-window/model/leave-return';

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

it.each([
  [null, '/setting/payment/dashboard?buy=credits'],
  ['/setting/payment/dashboard', '/setting/payment/dashboard?buy=credits'],
  ['/profile/sign', '/setting/payment/dashboard?buy=credits&returnTo=%2Fprofile%2Fsign'],
])('opens the dialog again for whoever came from %s', (cameFrom, url) => {
  expect(toPurchaseUrl(cameFrom)).toBe(url);
});
