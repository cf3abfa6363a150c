import type { RawBuilder } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import { defineStatement } from '../../database/statements.ts';
import type { Secrets } from '../../security/secrets.ts';
import { findFirstPages } from '../contracts/core/contract-files.repository.ts';
import { createContractMarkRepository } from '../contracts/values/contract-marks.repository.ts';
import { readContents, type Contents } from '../contracts/core/contents.repository.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { listReceivers, type ReceiverRow } from '../contracts/core/receivers.repository.ts';
import { listUploads } from '../contracts/values/sender-files.ts';
import { createFinalValues, type FinalsByReceiver } from '../contracts/values/final-values.repository.ts';

export type StoredContract = Awaited<ReturnType<typeof readStoredContract>>;
/** The stored parts that are drawn on the document. */
export type DrawableContract = Pick<
  StoredContract,
  'receivers' | 'finals' | 'fields' | 'annotations' | 'firstPages' | 'senderMarks' | 'attachments' | 'uploads'
> & { contract: Pick<ContractRow, 'documentNo' | 'settings' | 'sentAt' | 'movedAt'> };
export type StoredAttachment = { receiverUuid: string; attachmentUuid: string; name: string; sha256: string };

export type PreloadedParts = {
  contents?: Contents;
  receivers?: readonly ReceiverRow[];
  firstPages?: ReadonlyMap<string, number>;
  /** All final values, and which receivers' can't be decrypted. */
  given?: { finals: FinalsByReceiver; unreadable: ReadonlySet<string> };
};

/**
 * Reads everything that a sealed document is drawn from. Reading it only once makes sure that what is drawn is what was
 * checked.
 */
export async function readStoredContract(
  secrets: Secrets,
  connection: Connection,
  contract: ContractRow,
  known: PreloadedParts = {},
) {
  const { contractId, organizationUuid } = contract;
  const { fields, annotations, hasUnreadableValues } = known.contents ?? (await readContents(connection, contractId));
  const { finals, unreadable } = known.given ?? (await createFinalValues(secrets).readAll(connection, contractId));
  const senderMarks = await createContractMarkRepository(secrets).readAll(connection, contractId);
  return {
    contract,
    fields,
    annotations,
    finals,
    /** Receivers whose values can't be decrypted. */
    unreadable,
    senderMarks: senderMarks.marks,
    /** True if some of the sender's content can't be decrypted. */
    hasUnreadableSenderValues: hasUnreadableValues || senderMarks.unreadable > 0,
    receivers: known.receivers ?? (await listReceivers(connection, contractId)),
    firstPages: known.firstPages ?? (await findFirstPages(connection, contractId)),
    attachments: await listAttachments(connection, contractId),
    /** The sender's uploads on the pages. */
    uploads: await listUploads(connection, organizationUuid, { fields, annotations }),
  };
}

const listAttachments = async (connection: Connection, contractId: string): Promise<StoredAttachment[]> =>
  (await selectAttachments(connection, contractId)).rows;

const selectAttachments = defineStatement('attachments: of contract', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('receiverAttachments as a')
    .innerJoin('receivers as r', 'r.receiverUuid', 'a.receiverUuid')
    .select(['a.receiverUuid', 'a.attachmentUuid', 'a.name', 'a.sha256'])
    .where('r.contractId', '=', contractId)
    .orderBy('a.attachmentUuid'),
);
