import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { mayReadFile } from './file-permissions.ts';
import { findFile, findFileWithPages } from './files.repository.ts';

export type FileWithPages = NonNullable<Awaited<ReturnType<typeof findFileWithPages>>>;

export async function requireFileWithPages(
  connection: Connection,
  fileUuid: string,
  caller: MemberCaller,
): Promise<FileWithPages> {
  const found = await findFileWithPages(connection, fileUuid, caller.member.organizationUuid);
  if (!found || !mayReadFile(found.file, caller)) throw new DomainError('NOT_FOUND');
  return found;
}

export async function requireFile(connection: Connection, fileUuid: string, caller: MemberCaller) {
  const file = await findFile(connection, fileUuid, caller.member.organizationUuid);
  if (!file || !mayReadFile(file, caller)) throw new DomainError('NOT_FOUND');
  return file;
}
