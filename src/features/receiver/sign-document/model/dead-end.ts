import type { ApiError, ErrorCode } from '@/shared/api';

const ENDS = [
  'CONTRACT_CANCELLED',
  'CONTRACT_REJECTED',
  'CONTRACT_EXPIRED',
  'DELEGATED',
  'LINK_OVER',
  'NOT_YOUR_TURN',
] as const satisfies readonly ErrorCode[];

/** Why nothing can be signed here any more, or not yet. */
export type EndCode = (typeof ENDS)[number];

export const endOf = ({ code }: ApiError): EndCode | null => ENDS.find((end) => end === code) ?? null;
