type WindowAddresses = { successUrl: string; failUrl: string; windowTarget: 'self' };
type Payment = WindowAddresses & { amount: number; orderId: string; orderName: string };

/** The parts of the provider's script that we use. */
export type Provider = {
  requestPayment: (payment: Payment) => Promise<void>;
  requestBillingAuth: (holder: WindowAddresses & { customerKey: string }) => Promise<void>;
};

export const SCRIPT_TIMEOUT_MS = 10_000;

/** Has no timeout, so callers must set their own. */
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

/** Without this, later calls keep waiting for a script that never loaded. */
export async function forgetProvider() {
  const { clearTossPayments } = await import('@tosspayments/payment-sdk');
  clearTossPayments();
}

/** True once the provider's script has run in this document, where it can read everything. */
export const hasProviderScript = () => 'TossPayments' in window;

/** The provider's codes for a window that the user closed. */
const CLOSED = new Set(['USER_CANCEL', 'PAY_PROCESS_CANCELED']);

export const isWindowClosedCode = (code: string | null) => code !== null && CLOSED.has(code);

/** A provider error may be a plain object or an Error. */
export function readProviderCode(thrown: unknown): string | null {
  const isCoded = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return isCoded && typeof thrown.code === 'string' ? thrown.code : null;
}
