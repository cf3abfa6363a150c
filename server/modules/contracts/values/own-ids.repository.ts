import { sql } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import { collectListBoxIds } from '../core/contract-lists.repository.ts';
import type { Annotation, Field } from '../core/contract.types.ts';
import type { ContractRow } from '../core/contracts.repository.ts';
import { listReferencedFiles } from './sender-files.ts';

/**
 * Throws if fields refer to another organisation's files or list boxes, or another contract's receivers. Accepts
 * deleted ones, which the check before sending reports.
 */
export async function requireOwnFields(connection: Connection, contract: ContractRow, fields: readonly Field[]) {
  const fileUuids = [...new Set([...fields.map(({ fileId }) => fileId), ...listReferencedFiles(fields)])];
  const receiverUuids = [...new Set(fields.flatMap(({ receiverUuid }) => receiverUuid ?? []))];
  const { rows } = await sql<{ files: boolean; receivers: boolean; lists: boolean }>`
    select exists (select from files where file_uuid = any (${sql.val(fileUuids)}::uuid[])
                                       and organization_uuid <> ${contract.organizationUuid}) as files,
           exists (select from receivers where receiver_uuid = any (${sql.val(receiverUuids)}::uuid[])
                                           and contract_id <> ${contract.contractId}) as receivers,
           exists (select from unnest(${sql.val(collectListBoxIds(fields))}::uuid[]) as named (id)
                    where not exists (select from list_boxes where list_box_uuid = named.id
                                         and organization_uuid = ${contract.organizationUuid})) as lists`.execute(
    connection,
  );
  if (rows[0]?.files) throw new DomainError('FILE_NOT_FOUND');
  if (rows[0]?.lists) throw new DomainError('LIST_BOX_NOT_FOUND');
  await requireOwnMarks(connection, contract, fields);
  if (rows[0]?.receivers) throw new DomainError('RECEIVER_UNKNOWN');
}

/** Does the same for a template, whose fields refer to slots. */
export async function requireOwnTemplateFields(
  connection: Connection,
  organization: Pick<ContractRow, 'organizationUuid'>,
  fields: readonly Field[],
) {
  await requireOwnFiles(connection, organization, [
    ...fields.map(({ fileId }) => fileId),
    ...listReferencedFiles(fields),
  ]);
  await requireOwnMarks(connection, organization, fields);
  await requireOwnListBoxes(connection, organization, collectListBoxIds(fields));
}

async function requireOwnListBoxes(
  connection: Connection,
  { organizationUuid }: Pick<ContractRow, 'organizationUuid'>,
  listBoxUuids: readonly string[],
) {
  if (listBoxUuids.length === 0) return;
  const found = await connection
    .selectFrom('listBoxes')
    .select('listBoxUuid')
    .where('listBoxUuid', 'in', listBoxUuids)
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  if (found.length !== listBoxUuids.length) throw new DomainError('LIST_BOX_NOT_FOUND');
}

export const requireOwnAnnotations = (
  connection: Connection,
  contract: Pick<ContractRow, 'organizationUuid'>,
  annotations: readonly Annotation[],
) =>
  requireOwnFiles(
    connection,
    contract,
    annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.fileId, drawn.bitmapId] : [drawn.fileId])),
  );

/**
 * Requires that marks exist in this organisation. Accepts a colleague's mark, which the check before sending reports.
 */
async function requireOwnMarks(
  connection: Connection,
  { organizationUuid }: Pick<ContractRow, 'organizationUuid'>,
  fields: readonly Field[],
) {
  const marks = fields.flatMap(({ senderMark }) => senderMark ?? []);
  const markIds = [...new Set(marks.flatMap((mark) => (mark.from === 'MINE' ? (mark.markId ?? []) : [])))];
  for (const mark of marks)
    if (mark.from === 'COMPANY') await requireOwnSeal(connection, organizationUuid, mark.sealId);
  if (markIds.length === 0) return;
  const foreign = await connection
    .selectFrom('userMarks as mark')
    .select('mark.markUuid')
    .where('mark.markUuid', 'in', markIds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('organizationMembers as seat')
            .select('seat.userUuid')
            .whereRef('seat.userUuid', '=', 'mark.userUuid')
            .where('seat.organizationUuid', '=', organizationUuid),
        ),
      ),
    )
    .executeTakeFirst();
  if (foreign) throw new DomainError('MARK_UNKNOWN');
}

export async function requireOwnSeal(
  connection: Connection,
  organizationUuid: string,
  sealId: string | null | undefined,
) {
  if (!sealId) return;
  const foreign = await connection
    .selectFrom('companySeals')
    .select('sealUuid')
    .where('sealUuid', '=', sealId)
    .where('organizationUuid', '<>', organizationUuid)
    .executeTakeFirst();
  if (foreign) throw new DomainError('MARK_UNKNOWN');
}

async function requireOwnFiles(
  connection: Connection,
  { organizationUuid }: Pick<ContractRow, 'organizationUuid'>,
  named: readonly string[],
) {
  const fileUuids = [...new Set(named)];
  if (fileUuids.length === 0) return;
  const foreign = await connection
    .selectFrom('files')
    .select('fileUuid')
    .where('fileUuid', 'in', fileUuids)
    .where('organizationUuid', '<>', organizationUuid)
    .executeTakeFirst();
  if (foreign) throw new DomainError('FILE_NOT_FOUND');
}
