import { expect, test } from 'vitest';
import { isPaymentWindowPath } from '#rules/payment-pages.ts';

test.each([
  '/setting/payment/dashboard',
  '/setting/payment/billing',
  '/setting/payment/billing/',
  '/Setting/Payment/Billing',
])('%s may load the payment provider’s script', (path) => {
  expect(isPaymentWindowPath(path)).toBe(true);
});

test.each([
  '/setting/payment',
  '/setting/payment/complete',
  '/setting/payment/billing/more',
  '/setting/payment/billing//',
  '/other/setting/payment/billing',
])('%s may not', (path) => {
  expect(isPaymentWindowPath(path)).toBe(false);
});
