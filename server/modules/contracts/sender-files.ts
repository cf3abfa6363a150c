import { isAttachment } from '../../../rules/fill-field.ts';
import type { Connection } from '../../database/connect.ts';
import { listFiles } from '../files/files.repository.ts';
import type { Field } from './contract.types.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The uploaded files that the sender put into fields of their own. */
export const filesNamedIn = (fields: readonly Field[]) => [
  ...new Set(
    fields.flatMap((field) =>
      field.receiverUuid === null && isAttachment(field) && field.value && UUID.test(field.value) ? [field.value] : [],
    ),
  ),
];

/** Of these, what is there and was read. Documents are not for that. */
export async function listSenderFiles(connection: Connection, organizationUuid: string, fields: readonly Field[]) {
  const files = await listFiles(connection, organizationUuid, filesNamedIn(fields));
  return files.filter(({ purpose, status }) => (purpose === 'image' || purpose === 'attachment') && status === 'READY');
}
