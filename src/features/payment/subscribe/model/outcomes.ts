import type { ApiError } from '@/shared/api';

/** Somebody else changed the plan or is paying for it, so the offer must be reloaded. */
export const isOfferOutdated = ({ code }: ApiError) => code === 'ALREADY_ON' || code === 'PAYMENT_RUNNING';

/** The card was removed or will never work again. */
export const isCardUnusable = ({ code }: ApiError) => code === 'CARD_UNUSABLE' || code === 'NOT_FOUND';

/** Nothing was charged, and repeating the request would have the same result. */
export const isDefiniteFailure = ({ code, status }: ApiError) =>
  code === 'PAYMENT_UNAVAILABLE' ||
  (code !== 'IDEMPOTENCY_RUNNING' && status !== undefined && status >= 400 && status < 500 && status !== 429);
