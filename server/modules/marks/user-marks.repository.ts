import { sql, type Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Secrets } from '../../security/secrets.ts';

type Mark = components['schemas']['Mark'];
export type MarkUse = components['schemas']['MarkUse'];
export type UserMark = {
  markId: string;
  userUuid: string;
  use: MarkUse;
  name: string;
  /** For an image, `fileId` is the mark's own id and `pictureSha256` the hash of its bytes. */
  mark: Mark;
  pictureSha256: string | null;
  isDefault: boolean;
  version: number;
  createdAt: Date;
};

export const USER_MARK_PURPOSE = 'user-mark';
const COLUMNS = [
  'markUuid',
  'userUuid',
  sql<MarkUse>`use`.as('use'),
  'name',
  'markEnc',
  'pictureSha256',
  'isDefault',
  'version',
  'createdAt',
] as const;

/** Reads and writes users' marks, encrypted, so that the table alone reveals nothing. */
export function createUserMarkRepository(secrets: Secrets) {
  const open = ({
    markUuid,
    markEnc,
    ...row
  }: Omit<UserMark, 'markId' | 'mark'> & { markUuid: string; markEnc: Buffer }) => {
    const mark: Mark = JSON.parse(secrets.open(USER_MARK_PURPOSE, markEnc));
    return { markId: markUuid, mark, ...row } satisfies UserMark;
  };

  return {
    /** Finds any user's mark. Callers have to check the owner. */
    async find(connection: Connection, markId: string): Promise<UserMark | null> {
      const row = await connection
        .selectFrom('userMarks')
        .select(COLUMNS)
        .where('markUuid', '=', markId)
        .executeTakeFirst();
      return row ? open(row) : null;
    },
    async findDefault(connection: Connection, userUuid: string, use: MarkUse): Promise<UserMark | null> {
      const row = await connection
        .selectFrom('userMarks')
        .select(COLUMNS)
        .where('userUuid', '=', userUuid)
        .where('use', '=', use)
        .where('isDefault', '=', true)
        .executeTakeFirst();
      return row ? open(row) : null;
    },
    async listOf(connection: Connection, userUuid: string): Promise<UserMark[]> {
      const rows = await connection
        .selectFrom('userMarks')
        .select(COLUMNS)
        .where('userUuid', '=', userUuid)
        .orderBy('position')
        .orderBy('markUuid')
        .execute();
      return rows.map(open);
    },
    async add(
      transaction: Transaction<DB>,
      { markId, mark, ...row }: Omit<UserMark, 'version'> & { position: number },
    ) {
      const markEnc = secrets.seal(USER_MARK_PURPOSE, JSON.stringify(mark));
      await transaction
        .insertInto('userMarks')
        .values({ ...row, markUuid: markId, markEnc })
        .execute();
    },
  };
}

/** Deletes a closed account's marks. Returns the hashes of bytes that nothing needs any more. */
export async function deleteAllMarks(transaction: Transaction<DB>, userUuid: string) {
  await transaction.deleteFrom('receiverDrawings').where('userUuid', '=', userUuid).execute();
  const gone = await transaction
    .deleteFrom('userMarks')
    .where('userUuid', '=', userUuid)
    .returning('pictureSha256')
    .execute();
  return gone.flatMap(({ pictureSha256 }) => pictureSha256 ?? []);
}
