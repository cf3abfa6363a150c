import { hasPermission, type MemberCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import { listFiles } from '../../files/files.repository.ts';

/** Requires that the caller uploaded these documents, or may read all documents. */
export async function requireUsableFiles(
  connection: Connection,
  fileIds: readonly string[],
  { member }: Pick<MemberCaller, 'member'>,
) {
  const found = await listFiles(connection, member.organizationUuid, fileIds);
  const usable = found.filter(
    ({ purpose, organizationMemberUuid }) =>
      purpose === 'document' &&
      (organizationMemberUuid === member.organizationMemberUuid || hasPermission(member, 'CONTRACT_READ_ALL')),
  );
  if (usable.length !== fileIds.length) throw new DomainError('FILE_NOT_FOUND');
}
