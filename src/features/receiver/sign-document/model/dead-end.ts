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

/** Why nothing can be signed here any more, or not yet. */
export type EndCode = (typeof ENDS)[number];

/** What was typed is wanted again when it is their turn, or the document has been checked. */
export const mayGoOnLater = (end: EndCode | null) => end === 'NOT_YOUR_TURN' || end === 'DOCUMENT_HELD';

export const endOf = ({ code }: ApiError): EndCode | null => ENDS.find((end) => end === code) ?? null;
