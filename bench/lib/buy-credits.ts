import { createCardNumber } from '../../server/emulators/toss/scenarios.ts';
import type { createSender } from './sender.ts';

type Call = Awaited<ReturnType<typeof createSender>>['call'];
type Order = {
  clientKey: string;
  customerKey: string;
  amount: number;
  orderId: string;
  orderName: string;
  successUrl: string;
  failUrl: string;
};

const PACKS = [1_000, 500, 100] as const;

/** Buys credits the way a browser does: order, payment window, confirmation. */
export async function buyCredits(origin: string, call: Call, organizationUuid: string, credits: number) {
  let left = credits;
  let orders = 0;
  for (const pack of PACKS)
    for (; left >= pack; left -= pack) {
      await buyPack(origin, call, organizationUuid, `C${pack}`);
      orders += 1;
    }
  if (left !== 0) throw new Error(`No packs make ${credits} credits.`);
  return orders;
}

async function buyPack(origin: string, call: Call, organizationUuid: string, creditPackId: string) {
  const order = await call<Order>('POST', '/payments/credit-orders', { organizationUuid, creditPackId });
  const { orderId, amount } = order;
  const body = { orderId, organizationUuid, amount, paymentKey: await passWindow(origin, order) };
  const { state } = await call<{ state: string }>('POST', '/payments/credit-key/success', body);
  if (state !== 'DONE') throw new Error(`An order is ${state}.`);
}

/** Completes the payment window and returns the key from its redirect. */
async function passWindow(origin: string, { clientKey, ...order }: Order) {
  const { amount, orderId, orderName, successUrl, failUrl } = order;
  const options = { amount, orderId, orderName, successUrl, failUrl };
  const base = `${origin}/api/emulators/toss`;
  const opened = await fetch(`${base}/windows`, {
    method: 'POST',
    body: JSON.stringify({ clientKey, kind: 'PAYMENT', method: '카드', options }),
  });
  const { url }: { url: string } = Object(await opened.json());
  const passed = await fetch(`${base}/windows/${url.split('/').at(-1)}/pass`, {
    method: 'POST',
    body: new URLSearchParams({ card_number: createCardNumber('works') }),
    redirect: 'manual',
  });
  return new URL(passed.headers.get('location') ?? '').searchParams.get('paymentKey') ?? '';
}
