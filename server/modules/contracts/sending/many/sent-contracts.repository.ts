import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../database/schema.gen.d.ts';
import { buildSearchColumns } from '../../core/search-grams.ts';
import { pickTerms } from '../../core/terms.ts';
import { buildSentColumns } from '../../core/transitions.ts';
import type { CommonParts, SentContract } from './sent-contract.types.ts';

/** Inserts many contracts' rows with one statement per table. */
export async function insertContractRows(
  transaction: Transaction<DB>,
  common: CommonParts,
  contracts: readonly SentContract[],
  at: Date,
) {
  const { organization, sentBy, base, files, settings } = common;
  const { organizationUuid } = organization;
  const same = {
    organizationUuid,
    organizationMemberUuid: sentBy.organizationMemberUuid,
    kind: common.kind,
    templateUuid: common.templateUuid,
    batchUuid: common.batchUuid,
    directUrlUuid: common.directUrlUuid,
    isHidden: common.directUrlUuid !== null,
    ...pickTerms(common),
    settings: JSON.stringify(settings),
    folderUuid: common.folderUuid,
    labelUuids: [...common.labelUuids],
    sharedGroupUuids: [...common.sharedGroupUuids],
    baseSha256: base.sha256,
    pageCount: base.pageCount,
    createdAt: at,
    sentAt: at,
  };
  await transaction
    .insertInto('contracts')
    .values(
      contracts.map(({ contractId, title, documentNo, expiresAt, receivers, visitorUuid }) => {
        const search = buildSearchColumns(organizationUuid, { title, documentNo }, receivers);
        // Visitors get no reminders, because somebody else may have entered their address or number.
        const remindDaysBefore = visitorUuid === null ? common.remindDaysBefore : [];
        const started = buildSentColumns({ expiresAt, remindDaysBefore }, at);
        return { ...same, contractId, title, documentNo, expiresAt, ...search, ...started };
      }),
    )
    .execute();
  await transaction
    .insertInto('contractContents')
    .values(contracts.map(({ contractId, contents }) => ({ contractId, ...contents })))
    .execute();
  const contractIds = sql.val(contracts.map(({ contractId }) => contractId));
  const fileUuids = files.map(({ file }) => file.fileUuid);
  const firstPages = fileUuids.map((fileUuid) => base.firstPages.get(fileUuid) ?? 1);
  await sql`insert into contract_files (contract_id, file_uuid, position, first_page)
    select contract_id, file_uuid, place - 1, first_page
      from unnest(${contractIds}::uuid[]) as contract_id,
           unnest(${sql.val(fileUuids)}::uuid[], ${sql.val(firstPages)}::integer[]) with ordinality
             as part (file_uuid, first_page, place)`.execute(transaction);
  const receivers = contracts.flatMap((contract) => contract.receivers);
  if (receivers.length > 0) await transaction.insertInto('receivers').values(receivers).execute();
}
