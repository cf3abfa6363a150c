import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Annotation, Contract, ContractSettings, ContractState, ContractStatus, Field } from './contract.types.ts';
import { gramsOf, searchTextOf } from './search-grams.ts';

export const COLUMNS = [
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
  'expiresAt',
  'scheduledAt',
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

/** Of this organisation; every other one is not there. */
export const findContract = (connection: Connection, contractId: string, organizationUuid: string) =>
  connection
    .selectFrom('contracts')
    .select(COLUMNS)
    .where('contractId', '=', contractId)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();

/** Whoever asks has shown by other means that it is about him. */
export async function requireContract(connection: Connection, contractId: string): Promise<ContractRow> {
  const contract = await connection
    .selectFrom('contracts')
    .select(COLUMNS)
    .where('contractId', '=', contractId)
    .executeTakeFirst();
  if (!contract) throw new DomainError('NOT_FOUND');
  return contract;
}

/** Those of this organisation, in the order of the ids. */
export async function findContracts(connection: Connection, contractIds: readonly string[], organizationUuid: string) {
  const rows = await connection
    .selectFrom('contracts')
    .select(COLUMNS)
    .where(sql<boolean>`contract_id = any (${sql.val([...contractIds])}::uuid[])`)
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  const byId = new Map(rows.map((row) => [row.contractId, row]));
  return contractIds.flatMap((contractId) => byId.get(contractId) ?? []);
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockContract(transaction: Transaction<DB>, contractId: string): Promise<ContractRow> {
  const contract = await transaction
    .selectFrom('contracts')
    .select(COLUMNS)
    .where('contractId', '=', contractId)
    .forUpdate()
    .executeTakeFirst();
  if (!contract) throw new DomainError('NOT_FOUND');
  return contract;
}

/** When the transaction began. All times of contracts are the database's, so that two processes never disagree about a deadline. */
export const NOW = sql<Date>`date_trunc('milliseconds', now())`;

export async function databaseTime(connection: Connection): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${NOW} as at`.execute(connection);
  return rows[0]?.at ?? new Date();
}

type NewContract = Pick<
  ContractRow,
  'organizationUuid' | 'organizationMemberUuid' | 'title' | 'message' | 'settings' | 'remindDaysBefore' | 'expiryDays'
> & { at: Date };

export async function insertContract(transaction: Transaction<DB>, { at, settings, ...contract }: NewContract) {
  const contractId = uuidv7({ msecs: at.getTime() });
  const row = await transaction
    .insertInto('contracts')
    .values({
      contractId,
      ...contract,
      settings: JSON.stringify(settings),
      createdAt: at,
      movedAt: at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await transaction.insertInto('contractContents').values({ contractId }).execute();
  return row;
}

export type DraftChange = Partial<
  Pick<ContractRow, 'title' | 'message' | 'expiresAt' | 'settings' | 'remindDaysBefore'>
>;

/** One step of a draft, from the version that its writer has seen to the next. The row is locked until the transaction ends. */
export async function changeDraft(
  transaction: Transaction<DB>,
  contractId: string,
  version: number,
  { settings, ...change }: DraftChange = {},
) {
  const changed = await transaction
    .updateTable('contracts')
    .set((eb) => ({
      ...change,
      ...(settings && { settings: JSON.stringify(settings) }),
      version: eb('version', '+', 1),
      movedAt: sql<Date>`now()`,
    }))
    .where('contractId', '=', contractId)
    .where('status', '=', 'DRAFT')
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (changed) return changed;
  const present = await lockContract(transaction, contractId);
  if (present.status !== 'DRAFT') throw new DomainError('CONTRACT_NOT_DRAFT');
  throw new DomainError('VERSION_CONFLICT', { version: present.version });
}

export async function removeDraft(transaction: Transaction<DB>, contractId: string) {
  const { numDeletedRows } = await transaction
    .deleteFrom('contracts')
    .where('contractId', '=', contractId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('CONTRACT_NOT_DRAFT');
}

export async function readContents(connection: Connection, contractId: string) {
  const row = await connection
    .selectFrom('contractContents')
    .select([sql<Field[]>`fields`.as('fields'), sql<Annotation[]>`annotations`.as('annotations')])
    .where('contractId', '=', contractId)
    .executeTakeFirst();
  return row ?? { fields: [], annotations: [] };
}

export async function writeContents(
  transaction: Transaction<DB>,
  contractId: string,
  contents: { fields?: readonly Field[]; annotations?: readonly Annotation[] },
) {
  const { fields, annotations } = contents;
  await transaction
    .updateTable('contractContents')
    .set({
      ...(fields && { fields: JSON.stringify(fields) }),
      ...(annotations && { annotations: JSON.stringify(annotations) }),
    })
    .where('contractId', '=', contractId)
    .execute();
}

/** What a contract is found by, after anything of it has changed. */
export async function keepSearchable(transaction: Transaction<DB>, contractId: string) {
  const contract = await transaction
    .selectFrom('contracts as c')
    .select(['c.organizationUuid', 'c.title', 'c.documentNo', 'c.searchText'])
    .select(
      sql<
        string[]
      >`array(select r.name from receivers as r where r.contract_id = c.contract_id order by r.position)`.as('people'),
    )
    .where('c.contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  const searchText = searchTextOf([contract.title, contract.documentNo, ...contract.people]);
  if (searchText === contract.searchText) return;
  await transaction
    .updateTable('contracts')
    .set({ searchText, searchGrams: gramsOf(contract.organizationUuid, searchText) })
    .where('contractId', '=', contractId)
    .execute();
}

export const stateOf = (contract: ContractRow): ContractState => ({
  contractId: contract.contractId,
  status: contract.status,
  sealState: contract.sealState,
  version: contract.version,
  documentNo: contract.documentNo,
  expiresAt: contract.expiresAt?.toISOString() ?? null,
  scheduledAt: contract.scheduledAt?.toISOString() ?? null,
});
