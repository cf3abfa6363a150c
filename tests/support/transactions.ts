import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';

class Undone extends Error {}

/** Rolls the transaction back and returns the result, so that the next attempt finds the same data. */
export async function undo<DB, Answer>(
  database: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<Answer>,
): Promise<Answer> {
  let answer: { value: Answer } | undefined;
  const run = database.transaction().execute(async (transaction) => {
    answer = { value: await work(transaction) };
    throw new Undone();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (!answer) throw new Error('The work did not end.');
  return answer.value;
}

/** Returns the changed properties. Times equal to the start of the transaction become `now`. */
export const changesBetween = (before: object, after: object, now: number) => {
  const earlier = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !isDeepStrictEqual(earlier.get(name), value))
      .map(([name, value]) => [name, value instanceof Date && value.getTime() === now ? 'now' : value]),
  );
};
