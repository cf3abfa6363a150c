import type { ApiError } from '@/shared/api';

/** Somebody else changed the plan or is paying for it, so the offer has to be loaded again. */
export const isPlanTaken = ({ code }: ApiError) => code === 'ALREADY_ON' || code === 'PAYMENT_RUNNING';

/** The card will not work again, or was removed. */
export const isCardGone = ({ code }: ApiError) => code === 'CARD_UNUSABLE' || code === 'NOT_FOUND';

/** Nothing was charged, and repeating the request would give the same result. */
export const isDecided = ({ code, status }: ApiError) =>
  code === 'PAYMENT_UNAVAILABLE' ||
  (code !== 'IDEMPOTENCY_RUNNING' && status !== undefined && status >= 400 && status < 500 && status !== 429);
