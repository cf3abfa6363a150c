import type { Plans } from '../../content/plans.ts';

export type UseKind = keyof Plans['costs'];
/** Something that a contract will need. Documents are nobody's in particular. */
export type Need = { kind: UseKind; receiverUuid: string | null };

export type Seat = {
  receiverUuid: string;
  role: string;
  channels: readonly string[];
  verifications: readonly string[];
  toldAtSending: boolean;
  /** True if they have been asked already, so that only what comes later is needed. */
  isAsked?: boolean;
};

/** Lists what a contract will need from its sending to its completion. */
export const listNeeds = (seats: readonly Seat[]): Need[] => [
  { kind: 'DOCUMENT', receiverUuid: null },
  ...seats.flatMap(listSeatNeeds),
];

/** The request and the completed document by text message, and a proof of who they are by phone. */
export function listSeatNeeds(seat: Seat): Need[] {
  const { receiverUuid, role, channels, verifications, toldAtSending, isAsked = false } = seat;
  const needs: Need[] = [];
  if (channels.includes('SMS')) {
    const isRequested = !isAsked && (role !== 'VIEWER' || toldAtSending);
    if (isRequested) needs.push({ kind: 'TEXT', receiverUuid });
    needs.push({ kind: 'TEXT', receiverUuid });
  }
  if (verifications.includes('PHONE_CODE')) needs.push({ kind: 'TEXT', receiverUuid });
  if (verifications.includes('PHONE_IDENTITY')) needs.push({ kind: 'IDENTITY', receiverUuid });
  return needs;
}
