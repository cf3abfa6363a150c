import { expect, it } from 'vitest';
import { requirePaymentDocument } from '@/app/routes/payment-document';

const load = (startedAt: string) =>
  requirePaymentDocument(startedAt)({
    request: new Request('https://dojang.example/setting/payment/dashboard?buy=credits&returnTo=%2Fx'),
    url: new URL('https://dojang.example/setting/payment/dashboard'),
    pattern: '',
    params: {},
    context: {},
  });

it.each(['/setting/payment/dashboard', '/setting/payment/billing', '/setting/payment/dashboard/'])(
  'a document that began at %s can open the payment window',
  (startedAt) => {
    expect(load(startedAt)).toBeNull();
  },
);

it.each(['/dashboard', '/setting/payment/history', '/setting/payment/toss/success', '/auth/sign-in'])(
  'in a document that began at %s the page is loaded anew',
  (startedAt) => {
    const answer = load(startedAt);
    expect(answer?.headers.get('location')).toBe('/setting/payment/dashboard?buy=credits&returnTo=%2Fx');
    expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
  },
);
