import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { CONTRACT_COLUMNS, lockContract, type ContractRow } from './contracts.repository.ts';
import { buildSearchColumns } from './search-grams.ts';
import type { ContractTerms } from './terms.ts';
import type { toReferenceRow } from './version-reference.ts';
import { buildDraftColumns, editDraft, scheduleDraft } from './transitions.ts';

type NewContract = ContractTerms &
  Pick<ContractRow, 'organizationUuid' | 'organizationMemberUuid' | 'title'> &
  Partial<Pick<ContractRow, 'templateUuid' | 'titleRule' | 'folderUuid' | 'labelUuids' | 'sharedGroupUuids'>> & {
    at: Date;
  };

export async function insertContract(
  transaction: Transaction<DB>,
  { at, settings, ...contract }: NewContract,
  contents?: ReturnType<typeof toReferenceRow>,
) {
  const contractId = uuidv7({ msecs: at.getTime() });
  return transaction
    .with('made', (queries) =>
      queries
        .insertInto('contracts')
        .values({
          contractId,
          ...contract,
          settings: JSON.stringify(settings),
          createdAt: at,
          ...buildSearchColumns(contract.organizationUuid, contract),
          ...buildDraftColumns(at),
        })
        .returning(CONTRACT_COLUMNS),
    )
    .with('contents', (queries) => queries.insertInto('contractContents').values({ contractId, ...contents }))
    .selectFrom('made')
    .selectAll()
    .executeTakeFirstOrThrow();
}

export type DraftChange = Partial<ContractTerms & Pick<ContractRow, 'title' | 'titleRule' | 'expiresAt'>>;

/**
 * Updates a draft that is still at the version its author read, and increments the version. The row stays locked until
 * the transaction ends.
 */
export async function updateDraft(
  transaction: Transaction<DB>,
  contractId: string,
  version: number,
  { settings, ...change }: DraftChange = {},
) {
  const columns = { ...change, ...(settings && { settings: JSON.stringify(settings) }) };
  const changed = await editDraft(transaction, contractId, version, columns);
  if (changed) return changed;
  const { contract } = await lockContract(transaction, contractId);
  if (contract.status !== 'DRAFT') throw new DomainError('CONTRACT_NOT_DRAFT');
  throw new DomainError('VERSION_CONFLICT', { version: contract.version });
}

/** Changes a draft's title without incrementing the version again. */
export async function setTitle(
  transaction: Transaction<DB>,
  contractId: string,
  change: Partial<Pick<ContractRow, 'title' | 'titleRule'>>,
) {
  await transaction.updateTable('contracts').set(change).where('contractId', '=', contractId).execute();
}

/** Schedules a draft, which then can't be edited, or reschedules a scheduled contract. */
export async function scheduleContract(
  transaction: Transaction<DB>,
  known: Pick<ContractRow, 'contractId' | 'status' | 'sealState' | 'version'>,
  scheduledAt: Date,
) {
  const scheduled = await scheduleDraft(transaction, known, scheduledAt);
  if (scheduled) return scheduled;
  const { contract } = await lockContract(transaction, known.contractId);
  if (contract.status !== known.status) throw new DomainError('CONTRACT_NOT_DRAFT');
  throw new DomainError('VERSION_CONFLICT', { version: contract.version });
}

export async function removeDraft(transaction: Transaction<DB>, contractId: string) {
  const { numDeletedRows } = await transaction
    .deleteFrom('contracts')
    .where('contractId', '=', contractId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('CONTRACT_NOT_DRAFT');
}
