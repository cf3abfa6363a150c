import type { ApiError } from '@/shared/api';

/** Somebody else has changed the plan or is paying for it, so what was offered has to be asked for again. */
export const isPlanTaken = ({ code }: ApiError) => code === 'ALREADY_ON' || code === 'PAYMENT_RUNNING';

/** The card will not work again, or has been removed. */
export const isCardGone = ({ code }: ApiError) => code === 'CARD_UNUSABLE' || code === 'NOT_FOUND';

/** Nothing was charged, and the same request would end the same way. */
export const isDecided = ({ code, status }: ApiError) =>
  code === 'PAYMENT_UNAVAILABLE' ||
  (code !== 'IDEMPOTENCY_RUNNING' && status !== undefined && status >= 400 && status < 500 && status !== 429);
