import { describe, expect, it } from 'vitest';
import { createAppPolicy } from '../../../server/http/security-headers.ts';
import { listPaymentCspSources } from '../../../server/http/payment-sources.ts';
import type { Site } from '../../../server/http/site.ts';
import { paths } from '../../../src/shared/routes/paths.ts';
import { buildStubApp } from './stub-app.ts';

const site: Site = { files: new Map(), index: (nonce) => `<script nonce="${nonce}"></script>` };
const TOSS = {
  baseUrl: 'https://api.tosspayments.com',
  clientKey: 'live_ck_x',
  secretKey: 'live_sk_x',
  scriptUrl: 'https://js.tosspayments.com/v1/payment',
  origins: ['https://*.tosspayments.com'],
};
const sold = listPaymentCspSources({ publicUrl: 'https://sign.example.com', appOrigins: [], toss: TOSS });
const PAGES = ['settingPayment', 'settingPaymentBilling'];

/** Reads the policy of every page, with nonces replaced by a placeholder. */
async function readPolicies(paymentSources: ReturnType<typeof listPaymentCspSources>) {
  const app = await buildStubApp({ site, formOrigins: ['https://cert.example.com'], paymentSources });
  const rows = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const url = path.replaceAll(/:\w+/g, 'x');
      const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      return [name, String(headers['content-security-policy']).replaceAll(/'nonce-[^']+'/g, "'nonce-N'")] as const;
    }),
  );
  await app.close();
  return rows;
}

const ELSEWHERE =
  "default-src 'self'; script-src 'self' 'nonce-N' 'wasm-unsafe-eval'; style-src 'self' 'nonce-N'; " +
  "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob:; worker-src 'self'; " +
  "object-src 'none'; base-uri 'self'; form-action 'self' https://cert.example.com; frame-ancestors 'none'";
const WITH_WINDOW =
  "default-src 'self'; script-src 'self' 'nonce-N' 'wasm-unsafe-eval' https://js.tosspayments.com; " +
  "style-src 'self' 'nonce-N'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "connect-src 'self' blob: https://*.tosspayments.com; frame-src 'self' https://*.tosspayments.com; " +
  "worker-src 'self'; object-src 'none'; base-uri 'self'; " +
  "form-action 'self' https://cert.example.com https://*.tosspayments.com; frame-ancestors 'none'";

describe('the policy of a page', () => {
  it('lets the payment provider into two documents only', async () => {
    const rows = await readPolicies(sold);
    expect(rows).toEqual(Object.keys(paths).map((name) => [name, PAGES.includes(name) ? WITH_WINDOW : ELSEWHERE]));
  });

  it('names no provider where nothing is sold', async () => {
    const rows = await readPolicies(undefined);
    expect(new Set(rows.map(([, policy]) => policy))).toEqual(new Set([ELSEWHERE]));
  });

  it.each([
    ['/setting/payment/dashboard/', true],
    ['/Setting/Payment/Billing', true],
    ['/setting/payment/dashboard?buy=credits', true],
    ['/setting/payment/billing/complete', false],
    ['/setting/payment/dashboards', false],
    ['//setting/payment/dashboard', false],
  ])('of %s lets the provider in: %s', async (url, isIn) => {
    const app = await buildStubApp({ site, paymentSources: sold });
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(String(headers['content-security-policy']).includes('tosspayments')).toBe(isIn);
    await app.close();
  });

  it('needs nothing more for a script of our own, unless the app has several origins', () => {
    const toss = { ...TOSS, scriptUrl: 'http://localhost:3000/api/emulators/toss/v1/payment', origins: [] };
    const publicUrl = 'http://localhost:3000';
    const one = listPaymentCspSources({ publicUrl, appOrigins: [], toss });
    expect(one).toEqual({ scriptOrigins: [], origins: [] });
    const given = { nonce: 'N', formOrigins: [], origins: [] };
    expect(createAppPolicy({ ...given, payment: one })).toBe(createAppPolicy(given));
    const several = listPaymentCspSources({ publicUrl, appOrigins: ['http://127.0.0.1:3000'], toss });
    expect(several).toEqual({ scriptOrigins: ['http://localhost:3000'], origins: [] });
  });
});
