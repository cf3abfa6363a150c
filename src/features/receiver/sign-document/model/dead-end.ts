import type { ApiError, ErrorCode } from '@/shared/api';

const ENDS = [
  'CONTRACT_CANCELLED',
  'CONTRACT_REJECTED',
  'CONTRACT_EXPIRED',
  'DELEGATED',
  'LINK_OVER',
  'NOT_YOUR_TURN',
  'DOCUMENT_HELD',
] as const satisfies readonly ErrorCode[];

/** Why the document can't be signed any more, or not yet. */
export type SigningEndCode = (typeof ENDS)[number];

/**
 * The receiver can continue once it is their turn or the document is no longer on hold, so their values must be kept.
 */
export const mayContinueLater = (end: SigningEndCode | null) => end === 'NOT_YOUR_TURN' || end === 'DOCUMENT_HELD';

export const toSigningEndCode = ({ code }: ApiError): SigningEndCode | null => ENDS.find((end) => end === code) ?? null;
