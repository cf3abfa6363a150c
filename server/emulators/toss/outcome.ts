import { describeTossError, type TossErrorCode } from './errors.ts';

/** How a response reaches the caller. */
export type Manner = {
  /** Delays the response. Until then, the call counts as running. */
  delayMs?: number;
  /** The connection is closed without a response. */
  isCut?: boolean;
  /** Sends webhooks before the response. */
  webhooksFirst?: boolean;
  /** A repeated call is processed again. */
  isForgotten?: boolean;
};

/** The result of a call, which is stored in one transaction. */
export type Outcome = Manner & { status: number; body: string; orderId?: string };

export const succeed = (answer: object, more: Manner & { orderId?: string } = {}): Outcome => ({
  status: 200,
  body: JSON.stringify(answer),
  ...more,
});

export const fail = (code: TossErrorCode, more: Manner & { orderId?: string } = {}): Outcome => ({
  ...describeTossError(code),
  ...more,
});
