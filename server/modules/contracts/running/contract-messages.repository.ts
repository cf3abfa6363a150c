import { sql } from 'kysely';
import type { ResultOf } from '../../../contract/operations.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Channel } from '../core/contract.types.ts';

type MessageStatus = ResultOf<'listContractMessages'>[number]['status'];
type SentAs = ResultOf<'listContractMessages'>[number]['sentAs'];

export const listMessages = (connection: Connection, contractId: string) =>
  connection
    .selectFrom('outboxMessages as message')
    .select(['messageUuid', 'receiverUuid', 'template', 'recipient', 'lastError', 'createdAt', 'sentAt'])
    .select([
      sql<Channel>`channel`.as('channel'),
      sql<MessageStatus>`status`.as('status'),
      sql<SentAs>`sent_as`.as('sentAs'),
    ])
    .select((eb) =>
      eb
        .selectFrom('receiverLinks as link')
        .select((inner) => inner.fn.min('link.openedAt').as('openedAt'))
        .whereRef('link.receiverUuid', '=', 'message.receiverUuid')
        .whereRef('link.messageUuid', '=', 'message.messageUuid')
        .as('openedAt'),
    )
    .where('contractId', '=', contractId)
    .orderBy('messageUuid')
    .execute();
