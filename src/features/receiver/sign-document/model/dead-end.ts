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

/** The reason the document can no longer be signed, or can't be signed yet. */
export type EndCode = (typeof ENDS)[number];

/** The receiver may still need their values, once it is their turn or the document has been checked. */
export const mayContinueLater = (end: EndCode | null) => end === 'NOT_YOUR_TURN' || end === 'DOCUMENT_HELD';

export const toEndCode = ({ code }: ApiError): EndCode | null => ENDS.find((end) => end === code) ?? null;
