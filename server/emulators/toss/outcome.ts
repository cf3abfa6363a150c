import { describeTossError, type TossErrorCode } from './errors.ts';

/** How a response reaches the caller. */
export type ResponseMode = {
  /** The delay before the response. The call counts as running until then. */
  delayMs?: number;
  /** True to drop the connection without a response. */
  isCut?: boolean;
  /** True to send webhooks before the response. */
  webhooksFirst?: boolean;
  /** True to process a repeated call again instead of repeating its response. */
  isForgotten?: boolean;
};

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
