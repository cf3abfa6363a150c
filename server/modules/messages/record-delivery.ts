import type { Transaction } from 'kysely';
import type { TextDelivery } from '../../adapters/sms/port.ts';
import { maskEmail, maskPhone } from '../../../rules/mask.ts';
import type { NewEvent } from '../../audit/events.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { recordAlertCauses } from '../alerts/causes/cause-alerts.ts';
import { tryAppendEvents } from '../audit/try-append-events.ts';
import { listUndeliveredAlertCauses } from './undelivered-causes.ts';

type Message = {
  messageUuid: string;
  channel: 'MAIL' | 'SMS';
  template: string;
  recipient: string;
  contractId: string | null;
  receiverUuid: string | null;
};

/** Messages with the completed document, attached or as a link. */
export const COPY_TEMPLATES = { toAll: 'SIGN_COMPLETED', asked: 'COPY_ASKED' } as const;
const isCopy = (template: string) => template === COPY_TEMPLATES.toAll || template === COPY_TEMPLATES.asked;

type Details = { isAttached?: boolean; sentAs?: TextDelivery | undefined };

/** Records in the contract's chain whether a message was delivered, and alerts the sender if it wasn't. */
export async function recordDelivery(
  transaction: Transaction<DB>,
  message: Message,
  reason: string | null,
  { isAttached = false, sentAs }: Details = {},
) {
  const { contractId, receiverUuid, messageUuid: messageId, channel, template, recipient } = message;
  if (contractId === null || receiverUuid === null) return;
  const to = channel === 'MAIL' ? maskEmail(recipient) : maskPhone(recipient);
  const delivery = { messageId, receiverUuid, channel, template, to };
  const sent = { ...delivery, ...(sentAs === 'ALIMTALK' && { sentAs }) };
  const when = { at: new Date(), actor: { kind: 'SYSTEM' } } as const;
  const event: NewEvent =
    reason === null
      ? isCopy(template)
        ? { kind: 'COPY_SENT', ...when, data: { ...sent, attached: isAttached } }
        : { kind: 'MESSAGE_SENT', ...when, data: sent }
      : { kind: 'MESSAGE_FAILED', ...when, data: { ...delivery, reason } };
  const causes = reason === null ? [] : await listUndeliveredAlertCauses(transaction, { contractId, receiverUuid });
  // The message is already sent, so a chain that accepts no more events must not fail the job and send it again.
  const isRecorded = await tryAppendEvents(transaction, contractId, [event], causes);
  if (!isRecorded) await recordAlertCauses(transaction, causes);
}
