import type { Plans } from '../../content/plans.ts';

export type CreditUseKind = keyof Plans['costs'];
/** Something that a contract will be charged for. Documents have no receiver. */
export type CreditNeed = { kind: CreditUseKind; receiverUuid: string | null };

/** The details of a receiver that decide their cost. */
export type CostedReceiver = {
  receiverUuid: string;
  role: string;
  channels: readonly string[];
  verifications: readonly string[];
  toldAtSending: boolean;
  /** True if the receiver has the request, so only later steps cost something. */
  isAsked?: boolean;
  /** True if the receiver has nothing left to do, so only the completed document costs something. */
  isDone?: boolean;
};

/** Lists everything that a contract will be charged for, from sending to completion. */
export const listCreditNeeds = (receivers: readonly CostedReceiver[]): CreditNeed[] => [
  { kind: 'DOCUMENT', receiverUuid: null },
  ...receivers.flatMap(listReceiverNeeds),
];

/**
 * Lists what a receiver costs: text messages with the request, the code and the completed document, and the identity
 * check by phone.
 */
export function listReceiverNeeds(receiver: CostedReceiver): CreditNeed[] {
  const { receiverUuid, role, channels, verifications, toldAtSending, isAsked = false, isDone = false } = receiver;
  const needs: CreditNeed[] = [];
  if (channels.includes('SMS')) {
    const isRequested = !isAsked && (role !== 'VIEWER' || toldAtSending);
    if (isRequested) needs.push({ kind: 'TEXT', receiverUuid });
    needs.push({ kind: 'TEXT', receiverUuid });
  }
  if (isDone) return needs;
  if (verifications.includes('PHONE_CODE')) needs.push({ kind: 'TEXT', receiverUuid });
  if (verifications.includes('PHONE_IDENTITY')) needs.push({ kind: 'IDENTITY', receiverUuid });
  return needs;
}
