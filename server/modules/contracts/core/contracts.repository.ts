import { sql, type QueryCreator, type RawBuilder, type Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { Contract, ContractSettings, ContractState, ContractStatus } from './contract.types.ts';
import { buildSearchColumns, type SearchedPerson } from './search-grams.ts';

export const CONTRACT_COLUMNS = [
  'contractId',
  'organizationUuid',
  'organizationMemberUuid',
  sql<Contract['kind']>`kind`.as('kind'),
  sql<ContractStatus>`status`.as('status'),
  sql<Contract['sealState']>`seal_state`.as('sealState'),
  'sealError',
  'version',
  'title',
  'message',
  sql<ContractSettings>`settings`.as('settings'),
  'remindDaysBefore',
  'expiryDays',
  'folderUuid',
  'labelUuids',
  'templateUuid',
  'batchUuid',
  'directUrlUuid',
  'isHidden',
  'titleRule',
  'sharedGroupUuids',
  'expiresAt',
  'scheduledAt',
  'nextReminderAt',
  'documentNo',
  'baseSha256',
  'sealedSha256',
  'certificateSha256',
  'certificateNo',
  'pageCount',
  'endReason',
  'createdAt',
  'sentAt',
  'endedAt',
  'movedAt',
  'destroyedAt',
] as const;

export type ContractRow = NonNullable<Awaited<ReturnType<typeof findContract>>>;

/**
 * Finds a contract of the organisation. Hides contracts of direct URLs whose visitor isn't verified, as list entries do
 * (migration 0042).
 */
export const findContract = (connection: Connection, contractId: string, organizationUuid: string) =>
  connection
    .selectFrom('contracts')
    .select(CONTRACT_COLUMNS)
    .where('contractId', '=', contractId)
    .where('organizationUuid', '=', organizationUuid)
    .where('isHidden', '=', false)
    .executeTakeFirst();

/** Returns a contract without checking access. Callers have to. */
export async function requireContract(connection: Connection, contractId: string): Promise<ContractRow> {
  const contract = await connection
    .selectFrom('contracts')
    .select(CONTRACT_COLUMNS)
    .where('contractId', '=', contractId)
    .executeTakeFirst();
  if (!contract) throw new DomainError('NOT_FOUND');
  return contract;
}

/** Returns the organisation's visible contracts among these, in the given order. */
export async function findContracts(connection: Connection, contractIds: readonly string[], organizationUuid: string) {
  const rows = await connection
    .selectFrom('contracts')
    .select(CONTRACT_COLUMNS)
    .where(sql<boolean>`contract_id = any (${sql.val([...contractIds])}::uuid[])`)
    .where('organizationUuid', '=', organizationUuid)
    .where('isHidden', '=', false)
    .execute();
  const byId = new Map(rows.map((row) => [row.contractId, row]));
  return contractIds.flatMap((contractId) => byId.get(contractId) ?? []);
}

/** Locks the contract until the transaction ends. Returns it with the time of the transaction. */
export async function lockContract(transaction: Transaction<DB>, contractId: string) {
  const locked = await findAndLockContract(transaction, contractId);
  if (!locked) throw new DomainError('NOT_FOUND');
  return locked;
}

/** Locks a contract for a background job. Returns nothing if the draft has been deleted. */
export async function findAndLockContract(transaction: Transaction<DB>, contractId: string) {
  const [locked] = (await selectAndLock(transaction, contractId)).rows;
  if (!locked) return undefined;
  const { at, ...contract } = locked;
  return { contract: contract satisfies ContractRow, at };
}

const selectAndLock = defineStatement('contracts: lock', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('contracts')
    .select([...CONTRACT_COLUMNS, DATABASE_NOW.as('at')])
    .where('contractId', '=', contractId)
    .forUpdate(),
);

/**
 * The start of the transaction. All times of contracts come from the database, so that two processes never disagree
 * about a deadline.
 */
export const DATABASE_NOW = sql<Date>`date_trunc('milliseconds', now())`;

export async function readDatabaseTime(connection: Connection): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${DATABASE_NOW} as at`.execute(connection);
  return rows[0]?.at ?? new Date();
}

export async function requireContractToSeal(connection: Connection, contractId: string) {
  const [found] = (await selectWithOrganization(connection, contractId)).rows;
  if (!found) throw new DomainError('NOT_FOUND');
  const { at, organizationName, ...contract } = found;
  return { contract: contract satisfies ContractRow, at, organizationName };
}

const selectWithOrganization = defineStatement('contracts: to seal', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('contracts')
    .select([...CONTRACT_COLUMNS, DATABASE_NOW.as('at')])
    .select(
      sql<string>`(select o.name from organizations o where o.organization_uuid = contracts.organization_uuid)`.as(
        'organizationName',
      ),
    )
    .where('contractId', '=', contractId),
);

/** Records the seal, and returns the certificate's number, which is assigned before the certificate is rendered. */
export async function recordSeal(
  queries: Pick<QueryCreator<DB>, 'updateTable'>,
  contractId: string,
  sealed: { sealedSha256: string; certificateNo: RawBuilder<string> },
) {
  const { certificateNo } = await queries
    .updateTable('contracts')
    .set(sealed)
    .where('contractId', '=', contractId)
    .returning('certificateNo')
    .executeTakeFirstOrThrow();
  return certificateNo;
}

/** Rebuilds the contract's search text. Call this whenever something searchable changes. */
export async function updateSearchText(transaction: Transaction<DB>, contractId: string) {
  const contract = await transaction
    .selectFrom('contracts as c')
    .select(['c.organizationUuid', 'c.title', 'c.documentNo'])
    .select(
      sql<SearchedPerson[]>`coalesce((
        select json_agg(json_build_object('name', r.name, 'phone', r.phone) order by r.position)
          from receivers as r where r.contract_id = c.contract_id), '[]')`.as('people'),
    )
    .where('c.contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  await storeSearchText(transaction, { ...contract, contractId }, contract.people);
}

/** Stores what the contract is found by, with all its receivers (in order). */
export async function storeSearchText(
  transaction: Transaction<DB>,
  contract: Pick<ContractRow, 'contractId' | 'organizationUuid' | 'title' | 'documentNo'>,
  people: readonly SearchedPerson[],
) {
  const columns = buildSearchColumns(contract.organizationUuid, contract, people);
  await transaction
    .updateTable('contracts')
    .set(columns)
    .where('contractId', '=', contract.contractId)
    .where('searchText', '<>', columns.searchText)
    .execute();
}

export const describeState = (contract: ContractRow): ContractState => ({
  contractId: contract.contractId,
  status: contract.status,
  sealState: contract.sealState,
  version: contract.version,
  documentNo: contract.documentNo,
  expiresAt: contract.expiresAt?.toISOString() ?? null,
  scheduledAt: contract.scheduledAt?.toISOString() ?? null,
});
