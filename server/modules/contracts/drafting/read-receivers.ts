import { tidyEmail } from '../../../../rules/email.ts';
import { tidyName } from '../../../../rules/names.ts';
import { v7 as uuidv7 } from 'uuid';
import { extractPhoneDigits } from '../../../../rules/phone-number.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { normalizeAccessCode } from '../core/access-code-hash.ts';
import type { ReceiverDraft, VerificationStep } from '../core/contract.types.ts';
import type { NewReceiver } from '../core/receivers.repository.ts';
import { requireMessage } from '../core/texts.ts';

/** Verification steps in their order: the cheapest first, the paid one last. */
const STEPS: readonly VerificationStep[] = ['ACCESS_CODE', 'EMAIL_CODE', 'PHONE_CODE', 'PHONE_IDENTITY'];

export type ParsedReceiver = Omit<NewReceiver, 'accessCodeEnc' | 'slotName'> & { accessCode: string | null };

/**
 * Converts receivers from a request to their stored form. Assigns ids to new ones, and closes gaps in the signing
 * order.
 */
export function readReceivers(sent: readonly ReceiverDraft[], known: ReadonlySet<string>): ParsedReceiver[] {
  const named = sent.flatMap(({ receiverUuid }) => receiverUuid ?? []);
  if (new Set(named).size !== named.length || named.some((uuid) => !known.has(uuid)))
    throw new DomainError('RECEIVER_UNKNOWN');
  const orders = [...new Set(sent.flatMap(({ role, order }) => (role === 'VIEWER' ? [] : (order ?? 1))))].toSorted(
    (one, other) => one - other,
  );
  return sent.map((receiver, place) => ({
    receiverUuid: receiver.receiverUuid ?? uuidv7(),
    name: tidyName(receiver.name),
    title: (receiver.title ?? '').normalize('NFC').trim(),
    email: tidyEmail(receiver.email ?? '') || null,
    phone: extractPhoneDigits(receiver.phone ?? '') || null,
    role: receiver.role,
    signingOrder: receiver.role === 'VIEWER' ? null : orders.indexOf(receiver.order ?? 1) + 1,
    toldAtSending: receiver.role === 'VIEWER' && receiver.when === 'AT_SENDING',
    channels: receiver.channels,
    verifications: sortVerifications(receiver.verifications),
    accessCode: receiver.accessCode ? normalizeAccessCode(receiver.accessCode) : null,
    accessCodeHint: (receiver.accessCodeHint ?? '').trim(),
    message: requireMessage(receiver.message ?? '', `receivers.${place}.message`),
    language: receiver.language ?? null,
  }));
}

export const sortVerifications = (steps: readonly VerificationStep[]) => STEPS.filter((step) => steps.includes(step));
