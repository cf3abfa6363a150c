import { sql } from 'kysely';
import { hasPermission, type MemberCaller } from '../../contract/access.ts';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import { listOwnViewers } from '../contracts/core/contract-permissions.ts';
import type { LedgerKind } from './ledger.repository.ts';

type Entry = components['schemas']['SealLedgerEntry'];
type Place = { skip: number; take: number; order: 'asc' | 'desc' };

export const belongsToOrganization = async (connection: Connection, sealId: string, organizationUuid: string) =>
  (await connection
    .selectFrom('companySeals')
    .select('sealUuid')
    .where('sealUuid', '=', sealId)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst()) !== undefined;

export async function countLedgerEntries(connection: Connection, sealId: string) {
  const { count } = await connection
    .selectFrom('sealLedger')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sealUuid', '=', sealId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists a seal's uses with document numbers. Titles are only for members who may open the documents. */
export async function listLedgerEntries(
  connection: Connection,
  sealId: string,
  { member }: Pick<MemberCaller, 'member'>,
  { skip, take, order }: Place,
): Promise<Entry[]> {
  const rows = await connection
    .selectFrom('sealLedger as l')
    .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'l.organizationMemberUuid')
    .leftJoin('users as u', 'u.userUuid', 'm.userUuid')
    .leftJoin('organizationMembers as s', 's.organizationMemberUuid', 'l.subjectUuid')
    .leftJoin('users as su', 'su.userUuid', 's.userUuid')
    .leftJoin('contracts as c', 'c.contractId', 'l.contractId')
    .select(['l.entryUuid', 'l.at', 'l.places', 'l.note', 'l.contractId', 'c.documentNo', 'c.title'])
    .select(sql<LedgerKind>`l.kind`.as('kind'))
    .select(['u.name as by', 'm.inviteeEmail as byEmail', 'su.name as subject'])
    .select(
      sql<boolean>`exists (select from contract_entries as seen where seen.contract_id = l.contract_id
        and seen.viewer_uuid = any (${sql.val(listOwnViewers(member))}::uuid[]))`.as('isSeen'),
    )
    .where('l.sealUuid', '=', sealId)
    .orderBy('l.entryUuid', order)
    .offset(skip)
    .limit(take)
    .execute();
  const seesAll = hasPermission(member, 'CONTRACT_READ_ALL');
  return rows.map((row) => ({
    entryId: row.entryUuid,
    kind: row.kind,
    at: row.at.toISOString(),
    by: row.by ?? row.byEmail,
    subject: row.subject,
    contract:
      row.contractId === null
        ? null
        : {
            contractId: row.contractId,
            documentNo: row.documentNo,
            title: seesAll || row.isSeen ? row.title : null,
          },
    places: row.places,
    note: row.note,
  }));
}
