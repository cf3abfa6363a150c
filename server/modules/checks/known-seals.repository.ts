import type { Connection } from '../../database/connect.ts';
import { listEvents } from '../audit/contract-events.repository.ts';

export type KnownSeal = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

/** Completed contracts, by what is printed on a certificate, computed from one of the two files, or said in a chain. */
const completed = (connection: Connection) =>
  connection
    .selectFrom('contracts as c')
    .innerJoin('organizations as o', 'o.organizationUuid', 'c.organizationUuid')
    .select([
      'c.contractId',
      'c.title',
      'c.documentNo',
      'c.certificateNo',
      'c.endedAt',
      'c.pageCount',
      'c.sealedSha256',
      'c.certificateSha256',
      'o.name as organizationName',
    ])
    .where('c.status', '=', 'COMPLETED');

export const findByNumber = (connection: Connection, certificateNo: string) =>
  completed(connection).where('c.certificateNo', '=', certificateNo).executeTakeFirst();

export const findByFingerprint = (connection: Connection, sha256: string) =>
  completed(connection)
    .where((eb) => eb.or([eb('c.sealedSha256', '=', sha256), eb('c.certificateSha256', '=', sha256)]))
    .executeTakeFirst();

export const findByContract = (connection: Connection, contractId: string) =>
  completed(connection).where('c.contractId', '=', contractId).executeTakeFirst();

/** Who finished when, and when it was sealed with which key. */
export async function readRecord(connection: Connection, contractId: string) {
  const events = await listEvents(connection, contractId);
  const sealed = events.find((event) => event.kind === 'SEALED')?.data;
  return {
    people: events.flatMap(({ kind, at, actor }) =>
      kind === 'SIGNED' || kind === 'APPROVED' ? [{ name: actor.name ?? '', did: kind, at }] : [],
    ),
    sealedAt: sealed?.time ?? null,
    keyId: sealed?.keyId ?? null,
    eventCount: events.length,
  };
}
