import { isAttachment } from '../../../../rules/fill-field.ts';
import type { Connection } from '../../../database/connect.ts';
import { listFiles, useFiles } from '../../files/files.repository.ts';
import type { Annotation, Field } from '../core/contract.types.ts';
import type { ContractRow } from '../core/contracts.repository.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The uploaded files that the sender put into fields of their own. */
export const filesNamedIn = (fields: readonly Field[]) => [
  ...new Set(
    fields.flatMap((field) =>
      field.receiverUuid === null && isAttachment(field) && field.value && UUID.test(field.value) ? [field.value] : [],
    ),
  ),
];

/** What a draft shows is not taken for something that nobody needs, however long it lies there. */
export async function holdPictures(
  connection: Connection,
  { organizationUuid, movedAt }: Pick<ContractRow, 'organizationUuid' | 'movedAt'>,
  fileUuids: readonly string[],
) {
  if (fileUuids.length > 0) await useFiles(connection, organizationUuid, fileUuids, movedAt);
}

/** Of these, what is there and was read. Documents are not for that. */
export async function listSenderFiles(connection: Connection, organizationUuid: string, fields: readonly Field[]) {
  const files = await listFiles(connection, organizationUuid, filesNamedIn(fields));
  return files.filter(({ purpose, status }) => (purpose === 'image' || purpose === 'attachment') && status === 'READY');
}

/** Everything uploaded that the sender put on the pages, with the pictures of stamps. */
export const listUploads = (
  connection: Connection,
  organizationUuid: string,
  { fields, annotations }: { fields: readonly Field[]; annotations: readonly Annotation[] },
) => {
  const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? drawn.bitmapId : []));
  return listFiles(connection, organizationUuid, [...new Set([...filesNamedIn(fields), ...stamps])]);
};
