import type { Connection } from '../../database/connect.ts';

export type KnownSeal = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

/** Selects completed contracts. Callers add a condition. */
const completed = (connection: Connection) =>
  connection
    .selectFrom('contracts as c')
    .innerJoin('organizations as o', 'o.organizationUuid', 'c.organizationUuid')
    .select([
      'c.documentNo',
      'c.certificateNo',
      'c.endedAt',
      'c.sealedSha256',
      'c.certificateSha256',
      'o.name as organizationName',
    ])
    .where('c.status', '=', 'COMPLETED');

export const findByNumber = (connection: Connection, certificateNo: string) =>
  completed(connection).where('c.certificateNo', '=', certificateNo).executeTakeFirst();

export const isSealedFile = async (connection: Connection, sha256: string) =>
  Boolean(
    await completed(connection)
      .where((eb) => eb.or([eb('c.sealedSha256', '=', sha256), eb('c.certificateSha256', '=', sha256)]))
      .executeTakeFirst(),
  );
