import type { FailureKind } from './port.ts';

const CODES: Record<FailureKind, readonly string[]> = {
  unknown: [
    'PROVIDER_ERROR',
    'IDEMPOTENT_REQUEST_PROCESSING',
    'ALREADY_PROCESSED_PAYMENT',
    'DUPLICATED_ORDER_ID',
    'ALREADY_CANCELED_PAYMENT',
    'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
    'FAILED_INTERNAL_SYSTEM_PROCESSING',
    'FAILED_BILL_KEY_AUTH_CREATION',
    'FAILED_CARD_COMPANY_RESPONSE',
    'FAILED_DB_PROCESSING',
    'UNKNOWN_PAYMENT_ERROR',
    'COMMON_ERROR',
  ],
  declined: [
    'REJECT_CARD_PAYMENT',
    'REJECT_CARD_COMPANY',
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_AMOUNT',
    'FORBIDDEN_CONSECUTIVE_REQUEST',
    'FDS_ERROR',
    'NOT_SUPPORTED_METHOD',
    'NOT_FOUND_PAYMENT',
    'NOT_CANCELABLE_AMOUNT',
    'NOT_CANCELABLE_PAYMENT',
  ],
  replace: [
    'INVALID_CARD_EXPIRATION',
    'INVALID_STOPPED_CARD',
    'INVALID_CARD_LOST_OR_STOLEN',
    'INVALID_REJECT_CARD',
    'INVALID_CARD_NUMBER',
    'INVALID_BILL_KEY_REQUEST',
    'NOT_SUPPORTED_CARD_TYPE',
    'NOT_FOUND_BILLING',
    'ALREADY_REMOVED_BILLING_KEY',
  ],
  late: ['NOT_FOUND_PAYMENT_SESSION'],
  ours: [
    'UNAUTHORIZED_KEY',
    'INVALID_API_KEY',
    'INVALID_REQUEST',
    'NOT_MATCHES_CUSTOMER_KEY',
    'INCORRECT_BASIC_AUTH_FORMAT',
    'FORBIDDEN_REQUEST',
    'BELOW_MINIMUM_AMOUNT',
    'INVALID_IDEMPOTENCY_KEY',
  ],
};

const KINDS: ReadonlyMap<string, FailureKind> = new Map([
  ...CODES.unknown.map((code) => [code, 'unknown'] as const),
  ...CODES.declined.map((code) => [code, 'declined'] as const),
  ...CODES.replace.map((code) => [code, 'replace'] as const),
  ...CODES.late.map((code) => [code, 'late'] as const),
  ...CODES.ours.map((code) => [code, 'ours'] as const),
]);

/**
 * Classifies a failure by its code, because Toss returns the same code with different statuses. An unknown code with a
 * 4xx status counts as declined: Toss adds codes at any time, and most new ones are rejections.
 */
export const classifyFailure = (code: string, status: number): FailureKind =>
  KINDS.get(code) ?? (status >= 400 && status < 500 ? 'declined' : 'unknown');
