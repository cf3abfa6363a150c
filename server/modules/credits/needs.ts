import type { Plans } from '../../content/plans.ts';

export type CreditUseKind = keyof Plans['costs'];
/** Something chargeable that a contract will need. A document doesn't belong to any particular receiver. */
export type CreditNeed = { kind: CreditUseKind; receiverUuid: string | null };

/** The details of a receiver that determine what they will need. */
export type CostedReceiver = {
  receiverUuid: string;
  role: string;
  channels: readonly string[];
  verifications: readonly string[];
  toldAtSending: boolean;
  /** True if the receiver already has the request, so only the later steps are still needed. */
  isAsked?: boolean;
};

/** Lists everything chargeable that a contract will need, from sending to completion. */
export const listCreditNeeds = (receivers: readonly CostedReceiver[]): CreditNeed[] => [
  { kind: 'DOCUMENT', receiverUuid: null },
  ...receivers.flatMap(listReceiverNeeds),
];

/**
 * Lists what a receiver will need: text messages for the request, the verification code and the completed document, and
 * the identity check by phone.
 */
export function listReceiverNeeds(receiver: CostedReceiver): CreditNeed[] {
  const { receiverUuid, role, channels, verifications, toldAtSending, isAsked = false } = receiver;
  const needs: CreditNeed[] = [];
  if (channels.includes('SMS')) {
    const isRequested = !isAsked && (role !== 'VIEWER' || toldAtSending);
    if (isRequested) needs.push({ kind: 'TEXT', receiverUuid });
    needs.push({ kind: 'TEXT', receiverUuid });
  }
  if (verifications.includes('PHONE_CODE')) needs.push({ kind: 'TEXT', receiverUuid });
  if (verifications.includes('PHONE_IDENTITY')) needs.push({ kind: 'IDENTITY', receiverUuid });
  return needs;
}
