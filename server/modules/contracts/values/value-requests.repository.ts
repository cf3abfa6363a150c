import type { RawBuilder, Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { Secrets } from '../../../security/secrets.ts';
import type { FinalValues } from './final-values.repository.ts';

export type ValueChanges = { before: FinalValues; after: FinalValues };

export const CHANGES_PURPOSE = 'value-changes';

type NewRequest = {
  valueRequestUuid: string;
  contractId: string;
  receiverUuid: string;
  organizationMemberUuid: string;
  fieldIds: string[];
  message: string;
  createdAt: Date;
};

/** Inserts a request. A unique index allows one open request per receiver. */
export async function insertValueRequest(transaction: Transaction<DB>, request: NewRequest) {
  await transaction.insertInto('valueRequests').values(request).execute();
}

/** Lists receivers who still have to agree to another receiver's changed values. */
export async function listReceiversYetToConsent(connection: Connection, contractId: string): Promise<string[]> {
  const { rows } = await selectYetToConsent(connection, contractId);
  return rows.map(({ receiverUuid }) => receiverUuid);
}

const selectYetToConsent = defineStatement('consents: open', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('valueConsents as c')
    .innerJoin('valueRequests as r', 'r.valueRequestUuid', 'c.valueRequestUuid')
    .select('c.receiverUuid')
    .distinct()
    .where('r.contractId', '=', contractId)
    .where('c.consentedAt', 'is', null),
);

export const findOpenRequest = (connection: Connection, receiverUuid: string) =>
  connection
    .selectFrom('valueRequests')
    .select(['valueRequestUuid', 'fieldIds', 'message'])
    .where('receiverUuid', '=', receiverUuid)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();

export function createValueRequests(secrets: Secrets) {
  return {
    /** Returns the oldest change that this receiver still has to agree to. */
    async findUnconfirmed(connection: Connection, receiverUuid: string) {
      const row = await connection
        .selectFrom('valueConsents as c')
        .innerJoin('valueRequests as r', 'r.valueRequestUuid', 'c.valueRequestUuid')
        .select(['r.valueRequestUuid', 'r.receiverUuid', 'r.message', 'r.changesEnc'])
        .where('c.receiverUuid', '=', receiverUuid)
        .where('c.consentedAt', 'is', null)
        .orderBy('r.createdAt')
        .limit(1)
        .executeTakeFirst();
      if (!row?.changesEnc) return null;
      const changes: ValueChanges = JSON.parse(secrets.open(CHANGES_PURPOSE, row.changesEnc));
      return { ...row, changes };
    },
    async keepAnswer(transaction: Transaction<DB>, valueRequestUuid: string, changes: ValueChanges, at: Date) {
      await transaction
        .updateTable('valueRequests')
        .set({ answeredAt: at, changesEnc: secrets.seal(CHANGES_PURPOSE, JSON.stringify(changes)) })
        .where('valueRequestUuid', '=', valueRequestUuid)
        .execute();
    },
    async askForConsent(transaction: Transaction<DB>, valueRequestUuid: string, receiverUuids: readonly string[]) {
      if (receiverUuids.length === 0) return;
      await transaction
        .insertInto('valueConsents')
        .values(receiverUuids.map((receiverUuid) => ({ valueRequestUuid, receiverUuid })))
        .execute();
    },
    /** Records a receiver's consent. Returns false if there is nothing to agree to. */
    async consent(transaction: Transaction<DB>, valueRequestUuid: string, receiverUuid: string, at: Date) {
      const { numUpdatedRows } = await transaction
        .updateTable('valueConsents')
        .set({ consentedAt: at })
        .where('valueRequestUuid', '=', valueRequestUuid)
        .where('receiverUuid', '=', receiverUuid)
        .where('consentedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
