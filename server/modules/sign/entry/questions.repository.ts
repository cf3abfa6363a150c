import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../../database/schema.gen.d.ts';

/** Returns when a receiver asked questions since the given time, oldest first. */
export async function listQuestionTimes(transaction: Transaction<DB>, receiverUuid: string, since: Date) {
  const asked = await transaction
    .selectFrom('receiverQuestions')
    .select('askedAt')
    .where('receiverUuid', '=', receiverUuid)
    .where('askedAt', '>', since)
    .orderBy('askedAt')
    .execute();
  return asked.map(({ askedAt }) => askedAt);
}

/** Records that a question was asked. Only the chain has its text. */
export async function insertQuestion(transaction: Transaction<DB>, receiverUuid: string, askedAt: Date) {
  await transaction.insertInto('receiverQuestions').values({ questionUuid: uuidv7(), receiverUuid, askedAt }).execute();
}
