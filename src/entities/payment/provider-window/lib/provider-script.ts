type WindowAddresses = { successUrl: string; failUrl: string; windowTarget: 'self' };
type Payment = WindowAddresses & { amount: number; orderId: string; orderName: string };

/** What we use of the provider's script. */
export type Provider = {
  requestPayment: (payment: Payment) => Promise<void>;
  requestBillingAuth: (holder: WindowAddresses & { customerKey: string }) => Promise<void>;
};

export const SCRIPT_TIMEOUT_MS = 10_000;

/** Loads the provider's script. It has no time limit of its own: whoever calls this gives up. */
export async function loadProvider({
  clientKey,
  scriptUrl,
}: {
  clientKey: string;
  scriptUrl: string;
}): Promise<Provider> {
  const { loadTossPayments } = await import('@tosspayments/payment-sdk');
  const toss = await loadTossPayments(clientKey, { src: scriptUrl });
  return {
    requestPayment: async (payment) => {
      await toss.requestPayment('카드', payment);
    },
    requestBillingAuth: async (holder) => {
      await toss.requestBillingAuth('카드', holder);
    },
  };
}

/** A script that never answered would be waited for again. */
export async function forgetProvider() {
  const { clearTossPayments } = await import('@tosspayments/payment-sdk');
  clearTossPayments();
}

/** Whether the provider's script has run in this document, where it can read whatever is shown. */
export const hasProviderScript = () => 'TossPayments' in window;

/** What the provider calls a window that its user has closed. */
const CLOSED = new Set(['USER_CANCEL', 'PAY_PROCESS_CANCELED']);

export const isClosedWindow = (code: string | null) => code !== null && CLOSED.has(code);

/** The provider rejects with plain objects or errors that have a code. */
export function readProviderCode(thrown: unknown): string | null {
  const isCoded = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return isCoded && typeof thrown.code === 'string' ? thrown.code : null;
}
