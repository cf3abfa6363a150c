import { describeTossError, type TossErrorCode } from './errors.ts';

/** How an answer reaches the caller. */
export type Manner = {
  /** The answer comes this much later. Until then the call counts as running. */
  delayMs?: number;
  /** The connection ends without an answer. */
  isCut?: boolean;
  /** Webhooks go out before the answer. */
  webhooksFirst?: boolean;
  /** A repeated call is worked on again. */
  isForgotten?: boolean;
};

/** What a call has led to, all of which is written to the books at once. */
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
