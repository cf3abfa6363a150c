import { describeTossError, type TossErrorCode } from './errors.ts';

/** How a response reaches the caller. */
export type ResponseMode = {
  /** Delays the response. Until it is sent, the call counts as running. */
  delayMs?: number;
  /** Closes the connection without a response. */
  isCut?: boolean;
  /** Sends webhooks before the response. */
  webhooksFirst?: boolean;
  /** Processes a repeated call again. */
  isForgotten?: boolean;
};

/** The result of a call, which is stored in the same transaction as its effects. */
export type Outcome = ResponseMode & { status: number; body: string; orderId?: string };

export const succeed = (answer: object, more: ResponseMode & { orderId?: string } = {}): Outcome => ({
  status: 200,
  body: JSON.stringify(answer),
  ...more,
});

export const fail = (code: TossErrorCode, more: ResponseMode & { orderId?: string } = {}): Outcome => ({
  ...describeTossError(code),
  ...more,
});
