import type { Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Secrets } from '../../../security/secrets.ts';
import type { FinalValues } from '../../contracts/values/final-values.repository.ts';

/** What an answer has changed: all that its receiver gave, before and after. */
export type Changes = { before: FinalValues; after: FinalValues };

export const CHANGES = 'value-changes';

/** What the sender asks somebody for again, until they have answered. */
export const findOpenRequest = (connection: Connection, receiverUuid: string) =>
  connection
    .selectFrom('valueRequests')
    .select(['valueRequestUuid', 'fieldIds', 'message'])
    .where('receiverUuid', '=', receiverUuid)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();

export function createValueRequests(secrets: Secrets) {
  return {
    /** What somebody else has changed, and this one has not agreed to yet; the oldest first. */
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
      const changes: Changes = JSON.parse(secrets.open(CHANGES, row.changesEnc));
      return { ...row, changes };
    },
    async keepAnswer(transaction: Transaction<DB>, valueRequestUuid: string, changes: Changes, at: Date) {
      await transaction
        .updateTable('valueRequests')
        .set({ answeredAt: at, changesEnc: secrets.seal(CHANGES, JSON.stringify(changes)) })
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
    /** False when there is nothing that this receiver could agree to. */
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
