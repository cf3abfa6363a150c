import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Credits } from '../credits/credits.ts';

type Message = { messageUuid: string; channel: 'MAIL' | 'SMS'; template: string; contractId: string | null };

/** Returns the credit of a text message that didn't arrive, and the document's if no receiver could be reached. */
export async function returnUndeliveredCredits(
  transaction: Transaction<DB>,
  credits: Pick<Credits, 'returnText' | 'returnDocument'>,
  { messageUuid, channel, template, contractId }: Message,
) {
  if (contractId === null) return;
  if (channel === 'SMS') await credits.returnText(transaction, messageUuid);
  if (template === 'SIGN_REQUEST' && (await isUnreachable(transaction, contractId)))
    await credits.returnDocument(transaction, contractId);
}

/** Returns whether every signing request failed, and nobody opened the document in another way. */
async function isUnreachable(transaction: Transaction<DB>, contractId: string) {
  const { rows } = await sql<{ isUnreachable: boolean }>`
    select not exists (select from receivers where contract_id = ${contractId} and opened_at is not null)
       and not exists (select from outbox_messages
                        where contract_id = ${contractId} and template = 'SIGN_REQUEST' and status <> 'FAILED')
           as is_unreachable`.execute(transaction);
  return rows[0]?.isUnreachable ?? false;
}
