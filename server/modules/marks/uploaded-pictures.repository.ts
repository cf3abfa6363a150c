import type { Transaction } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import type { DB } from '../../database/schema.gen.d.ts';

/** Locks a member's own image, so that nobody can delete its bytes until the transaction ends. */
export const lockUploadedPicture = (transaction: Transaction<DB>, fileUuid: string, member: MemberSeat | null) =>
  transaction
    .selectFrom('files')
    .select(['normalisedSha256', 'refusalMessage'])
    .where('fileUuid', '=', fileUuid)
    .where('organizationMemberUuid', '=', member?.organizationMemberUuid ?? null)
    .where('purpose', '=', 'image')
    .forShare()
    .executeTakeFirst();
