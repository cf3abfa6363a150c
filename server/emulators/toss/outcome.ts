import { describeTossError, type TossErrorCode } from './errors.ts';

/** How a response reaches the caller. */
export type ResponseMode = {
  /** How long to delay the response. Until it is sent, the call counts as running. */
  delayMs?: number;
  /** True to close the connection without a response. */
  isCut?: boolean;
  /** True to send webhooks before the response. */
  webhooksFirst?: boolean;
  /** True to process a repeated call again. */
  isForgotten?: boolean;
};

/** The result of a call, which is stored in the same transaction as its effects. */
export type Outcome = ResponseMode & { status: number; body: string; orderId?: string };

export const createSuccess = (answer: object, more: ResponseMode & { orderId?: string } = {}): Outcome => ({
  status: 200,
  body: JSON.stringify(answer),
  ...more,
});

export const createFailure = (code: TossErrorCode, more: ResponseMode & { orderId?: string } = {}): Outcome => ({
  ...describeTossError(code),
  ...more,
});
