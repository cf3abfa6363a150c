import { sql, type RawBuilder, type Transaction } from 'kysely';
import { toCanonicalJson } from '../../../../rules/canonical-json.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import { getSecrets } from '../../../security/connection-secrets.ts';
import {
  attachListItems,
  collectListBoxIds,
  selectLists,
  toStoredFields,
  type ContractLists,
} from './contract-lists.repository.ts';
import type { Annotation, Field } from './contract.types.ts';
import { readVersionContents } from './version-contents.repository.ts';
import {
  findOwnValues,
  resolveVersionFields,
  decryptOwnValues,
  encryptOwnValues,
  type SlotOwners,
} from './version-reference.ts';

export type Contents = {
  fields: Field[];
  annotations: Annotation[];
  lists: ContractLists;
  /** True if the contract's own values can't be decrypted, so the fields lack them. */
  hasUnreadableValues: boolean;
};
const EMPTY: Contents = { fields: [], annotations: [], lists: {}, hasUnreadableValues: false };

/** A contract has its own fields and annotations, or refers to a template version's. */
type StoredContents = Omit<Contents, 'hasUnreadableValues'> & {
  versionUuid: string | null;
  owners: SlotOwners;
  ownValuesEnc: Buffer | null;
};

/** Selects the columns of `content` (contract_contents) that `resolveContents` takes. */
export const selectStoredContents = () =>
  [
    sql<Field[]>`content.fields`.as('fields'),
    sql<Annotation[]>`content.annotations`.as('annotations'),
    selectLists().as('lists'),
    'content.versionUuid',
    sql<SlotOwners>`content.owners`.as('owners'),
    'content.ownValuesEnc',
  ] as const;

export async function readContents(connection: Connection, contractId: string): Promise<Contents> {
  const stored = await readStored(connection, contractId);
  return stored ? resolveContents(connection, stored) : EMPTY;
}

export async function readContentsByContract(connection: Connection, contractIds: readonly string[]) {
  const rows = await connection
    .selectFrom('contractContents as content')
    .select(['content.contractId', ...selectStoredContents()])
    .where(sql<boolean>`content.contract_id = any (${sql.val([...contractIds])}::uuid[])`)
    .execute();
  const contents = new Map<string, Contents>();
  for (const { contractId, ...stored } of rows) contents.set(contractId, await resolveContents(connection, stored));
  return contents;
}

/**
 * Reads contents for storing or sending them again. Throws if values can't be decrypted, because they would be lost.
 */
export async function requireContents(connection: Connection, contractId: string): Promise<Contents> {
  const contents = await readContents(connection, contractId);
  if (contents.hasUnreadableValues)
    throw new Error('The values that a contract adds to its version cannot be decrypted.');
  return contents;
}

const readStored = async (connection: Connection, contractId: string): Promise<StoredContents | undefined> =>
  (await selectStored(connection, contractId)).rows[0];

const selectStored = defineStatement('contents: of contract', (queries, contractId: RawBuilder<string>) =>
  queries.selectFrom('contractContents as content').select(selectStoredContents()).where('contractId', '=', contractId),
);

export async function resolveContents(connection: Connection, stored: StoredContents): Promise<Contents> {
  const { versionUuid, owners, ownValuesEnc, fields, annotations, lists } = stored;
  if (versionUuid === null) return { ...EMPTY, fields: attachListItems(fields, lists), annotations, lists };
  const version = await readVersionContents(connection, versionUuid);
  const ownValues = ownValuesEnc ? decryptOwnValues(getSecrets(connection), ownValuesEnc) : {};
  return {
    fields: attachListItems(resolveVersionFields(version.fields, owners, ownValues ?? {}), lists),
    annotations: [...version.annotations],
    lists,
    hasUnreadableValues: ownValues === null,
  };
}

/** Stores the contract's own contents. A field that keeps its list box also keeps the version. */
export async function writeContents(
  transaction: Transaction<DB>,
  contractId: string,
  { fields, annotations }: { fields?: readonly Field[]; annotations?: readonly Annotation[] },
) {
  const update = transaction
    .updateTable('contractContents')
    .set({
      ...(fields && { fields: JSON.stringify(toStoredFields(fields)), lists: keepVersions(fields) }),
      ...(annotations && { annotations: JSON.stringify(annotations) }),
    })
    .where('contractId', '=', contractId);
  if (fields && annotations) {
    await update.set({ versionUuid: null, owners: '{}', ownValuesEnc: null }).execute();
    return;
  }
  const { numUpdatedRows } = await update.where('versionUuid', 'is', null).executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const before = await requireContents(transaction, contractId);
  if (!fields && toCanonicalJson(before.annotations) === toCanonicalJson(annotations)) return;
  await writeContents(transaction, contractId, {
    fields: fields ?? before.fields,
    annotations: annotations ?? before.annotations,
  });
}

function keepVersions(fields: readonly Field[]) {
  const ids = collectListBoxIds(toStoredFields(fields));
  if (ids.length === 0) return '{}';
  return sql<string>`(select jsonb_object_agg(id, coalesce(lists -> id, 'null'))
                        from unnest(${sql.val(ids)}::text[]) as id)`;
}

/**
 * Stores only the values, if the contract refers to a template version and nothing else has changed. Otherwise, stores
 * nothing and returns false.
 */
export async function writeOwnValues(transaction: Transaction<DB>, contractId: string, fields: readonly Field[]) {
  const stored = await readStored(transaction, contractId);
  if (!stored || stored.versionUuid === null) return false;
  const version = await readVersionContents(transaction, stored.versionUuid);
  const ownValues = findOwnValues(version.fields, stored.owners, toStoredFields(fields));
  if (!ownValues) return false;
  await transaction
    .updateTable('contractContents')
    .set({ ownValuesEnc: encryptOwnValues(getSecrets(transaction), ownValues) })
    .where('contractId', '=', contractId)
    .execute();
  return true;
}

export async function reassignFields(transaction: Transaction<DB>, contractId: string, from: string, to: string) {
  const stored = await readStored(transaction, contractId);
  if (!stored) return;
  const { versionUuid, fields, owners } = stored;
  const change =
    versionUuid === null
      ? {
          fields: JSON.stringify(
            fields.map((field) => (field.receiverUuid === from ? { ...field, receiverUuid: to } : field)),
          ),
        }
      : {
          owners: JSON.stringify(
            Object.fromEntries(Object.entries(owners).map(([slot, owner]) => [slot, owner === from ? to : owner])),
          ),
        };
  await transaction.updateTable('contractContents').set(change).where('contractId', '=', contractId).execute();
}

/** Makes the contract keep these versions of its lists. */
export async function pinListVersions(transaction: Transaction<DB>, contractId: string, lists: ContractLists) {
  const versions = Object.entries(lists).map(([id, { version }]) => [id, version] as const);
  if (versions.length === 0) return;
  await transaction
    .updateTable('contractContents')
    .set({ lists: JSON.stringify(Object.fromEntries(versions)) })
    .where('contractId', '=', contractId)
    .execute();
}
