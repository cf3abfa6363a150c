import type { Database } from '../../database/connect.ts';
import { lockPayment, savePayment } from './books.repository.ts';
import type { GenerateKey } from './keys.ts';
import { createPayment, MAX_WINDOW_MS } from './payment.ts';
import type { WindowOptions } from './read-window.ts';
import { createCardNumber, isScenario } from './scenarios.ts';
import { cancelWindow, lockWindow, completeWindow, saveWindow, type BookedWindow } from './windows.repository.ts';

type Parts = { database: Database; makeKey: GenerateKey; now: () => Date };

const withQuery = (address: string, query: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url.href;
};

export const buildFailUrl = ({ failUrl }: WindowOptions, code: string, message: string, orderId?: string) =>
  withQuery(failUrl, { code, message, ...(orderId !== undefined && { orderId }) });

/** Returns null for an invalid card number. An empty one leaves it to the selected scenario. */
export function readCardNumber(form: Record<string, string>): string | null {
  const digits = (form['card_number'] ?? '').replaceAll(/[\s-]/g, '');
  const scenario = form['scenario'] ?? '';
  if (digits === '') return isScenario(scenario) ? createCardNumber(scenario) : null;
  return /^\d{16}$/.test(digits) ? digits : null;
}

export function createPaymentWindowService({ database, makeKey, now }: Parts) {
  async function open(options: WindowOptions) {
    const windowId = makeKey('window');
    const openedAt = now();
    const paymentKey = options.kind === 'PAYMENT' ? makeKey('payment') : null;
    await database.transaction().execute(async (transaction) => {
      if (options.kind === 'PAYMENT' && paymentKey !== null) {
        const { orderId, orderName, amount } = options;
        const secret = makeKey('secret');
        const payment = createPayment({ paymentKey, orderId, orderName, amount, type: 'NORMAL', secret, at: openedAt });
        await savePayment(transaction, payment, null, openedAt);
      }
      await saveWindow(transaction, { windowId, options, paymentKey, openedAt });
    });
    return windowId;
  }

  const isOpen = (window: BookedWindow | undefined) =>
    window?.state === 'OPEN' && now().getTime() < window.openedAt.getTime() + MAX_WINDOW_MS;

  const find = (windowId: string) =>
    database.transaction().execute(async (transaction) => {
      const window = await lockWindow(transaction, windowId);
      return window && isOpen(window) ? window : null;
    });

  /** Completes the window. Returns where to redirect to, or null if the window is closed. */
  const pass = (windowId: string, cardNumber: string) =>
    database.transaction().execute(async (transaction) => {
      const window = await lockWindow(transaction, windowId);
      if (!window || !isOpen(window)) return null;
      const { options, paymentKey } = window;
      const passedAt = now();
      if (options.kind === 'BILLING') {
        const authKey = makeKey('auth');
        await completeWindow(transaction, windowId, { cardNumber, authKey, passedAt });
        return withQuery(options.successUrl, { customerKey: options.customerKey, authKey });
      }
      const booked = await lockPayment(transaction, paymentKey ?? '');
      if (!booked) return null;
      const payment = { ...booked.payment, status: 'IN_PROGRESS' as const };
      await savePayment(transaction, payment, cardNumber, passedAt);
      await completeWindow(transaction, windowId, { cardNumber, authKey: null, passedAt });
      return withQuery(options.successUrl, {
        paymentType: 'NORMAL',
        orderId: options.orderId,
        paymentKey: payment.paymentKey,
        amount: String(options.amount),
      });
    });

  /** Cancels the payment. Toss sometimes leaves out a cancelled order's id, and the emulator always does. */
  const cancel = (windowId: string) =>
    database.transaction().execute(async (transaction) => {
      const window = await lockWindow(transaction, windowId);
      if (!window || !isOpen(window)) return null;
      await cancelWindow(transaction, windowId);
      return buildFailUrl(window.options, 'PAY_PROCESS_CANCELED', '사용자가 결제를 취소했어요.');
    });

  return { open, find, pass, cancel };
}
