import { isAttachment } from '../../../../rules/fill-field.ts';
import type { Connection } from '../../../database/connect.ts';
import { markFilesUsed } from '../../files/file-usage.repository.ts';
import { listFiles } from '../../files/files.repository.ts';
import type { Annotation, Field } from '../core/contract.types.ts';
import type { ContractRow } from '../core/contracts.repository.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const listReferencedFiles = (fields: readonly Field[]) => [
  ...new Set(
    fields.flatMap((field) =>
      field.receiverUuid === null && isAttachment(field) && field.value && UUID.test(field.value) ? [field.value] : [],
    ),
  ),
];

/** Keeps upkeep from deleting images that an old draft uses. */
export async function markDraftImagesUsed(
  connection: Connection,
  { organizationUuid, movedAt }: Pick<ContractRow, 'organizationUuid' | 'movedAt'>,
  fileUuids: readonly string[],
) {
  if (fileUuids.length > 0) await markFilesUsed(connection, organizationUuid, fileUuids, movedAt);
}

/** Lists the sender's images and attachments that exist and are processed. Documents don't count. */
export async function listSenderFiles(connection: Connection, organizationUuid: string, fields: readonly Field[]) {
  const files = await listFiles(connection, organizationUuid, listReferencedFiles(fields));
  return files.filter(({ purpose, status }) => (purpose === 'image' || purpose === 'attachment') && status === 'READY');
}

/** Lists all uploads that the sender placed on pages, including images of stamps. */
export const listUploads = (
  connection: Connection,
  organizationUuid: string,
  { fields, annotations }: { fields: readonly Field[]; annotations: readonly Annotation[] },
) => {
  const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? drawn.bitmapId : []));
  return listFiles(connection, organizationUuid, [...new Set([...listReferencedFiles(fields), ...stamps])]);
};
