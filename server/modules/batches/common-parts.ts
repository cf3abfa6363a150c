import type { Connection } from '../../database/connect.ts';
import { pickTerms } from '../contracts/core/terms.ts';
import type { CommonParts } from '../contracts/sending/many/sent-contract.types.ts';
import { listUploads } from '../contracts/values/sender-files.ts';
import { listChosenTexts } from '../mail-templates/chosen-texts.repository.ts';
import { findSenderDetails } from '../messages/letter-sender.ts';
import { listExistingFiling } from '../templates/filing.repository.ts';
import { findBaseDocument } from './batch-facts.repository.ts';
import type { BatchRecord } from './batches.repository.ts';
import type { Sheet } from './load-sheet.ts';

/** Reads what all contracts of a batch or public link share. Publishing the version created the base document. */
export async function readCommonParts(
  connection: Connection,
  { content, draft, sender, version }: Sheet,
  batch: Pick<BatchRecord, 'templateUuid' | 'settings'> & ({ batchUuid: string } | { directUrlUuid: string }),
): Promise<CommonParts> {
  const { organizationUuid } = sender;
  const { organization, sender: letterSender } = await findSenderDetails(connection, sender);
  const { message, expiryDays, mailTemplate = content.settings.mailTemplate } = batch.settings;
  return {
    organization,
    sentBy: sender,
    letterSender,
    ownWords: await listChosenTexts(connection, organizationUuid, mailTemplate),
    templateUuid: batch.templateUuid,
    ...('batchUuid' in batch
      ? { kind: 'BULK' as const, batchUuid: batch.batchUuid, directUrlUuid: null }
      : { kind: 'DIRECT_URL' as const, batchUuid: null, directUrlUuid: batch.directUrlUuid }),
    files: draft.files,
    base: await findBaseDocument(connection, version.versionUuid),
    annotations: draft.annotations,
    lists: draft.lists,
    uploads: await listUploads(connection, organizationUuid, draft),
    // Later messages, such as reminders, use each contract's settings.
    ...pickTerms(content),
    settings: { ...content.settings, ...(mailTemplate !== undefined && { mailTemplate }) },
    message: message ?? content.message,
    expiryDays: expiryDays ?? content.expiryDays,
    ...(await listExistingFiling(connection, organizationUuid, content)),
  };
}
