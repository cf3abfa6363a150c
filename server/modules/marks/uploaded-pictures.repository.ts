import type { Transaction } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

export const findUploadedPicture = (connection: Connection, fileUuid: string, member: MemberSeat | null) =>
  selectUploadedPicture(connection, fileUuid, member).executeTakeFirst();

/** Locks a member's own image, so that nobody can delete its bytes until the transaction ends. */
export const lockUploadedPicture = (transaction: Transaction<DB>, fileUuid: string, member: MemberSeat | null) =>
  selectUploadedPicture(transaction, fileUuid, member).forShare().executeTakeFirst();

const selectUploadedPicture = (connection: Connection, fileUuid: string, member: MemberSeat | null) =>
  connection
    .selectFrom('files')
    .select(['normalisedSha256', 'refusalMessage'])
    .where('fileUuid', '=', fileUuid)
    .where('organizationMemberUuid', '=', member?.organizationMemberUuid ?? null)
    .where('purpose', '=', 'image');
