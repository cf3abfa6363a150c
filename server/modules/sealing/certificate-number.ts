import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { getSeoulDay } from '../../../rules/dates.ts';
import type { DB } from '../../database/schema.gen.d.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const RANDOM_LETTERS = 4;
const DIGITS = 4;

/**
 * Takes the next number, such as `DJ-C-2611-0042-K7QX`, in the statement that records it, which saves a round trip. The
 * random suffix keeps people from guessing other numbers.
 */
export function withCertificateNo(transaction: Transaction<DB>, at: Date) {
  const month = getSeoulDay(at).slice(2, 7).replace('-', '');
  const letters = Array.from({ length: RANDOM_LETTERS }, () => BASE32[randomInt(BASE32.length)]).join('');
  const queries = transaction.with('taken', (numbers) =>
    numbers
      .insertInto('certificateNumbers')
      .values({ month, last: 1 })
      .onConflict((conflict) =>
        conflict.column('month').doUpdateSet({ last: sql<number>`certificate_numbers.last + 1` }),
      )
      .returning('last'),
  );
  const digits = sql`lpad(last::text, greatest(${DIGITS}, length(last::text)), '0')`;
  const certificateNo = sql<string>`(select ${`DJ-C-${month}-`}::text || ${digits} || ${`-${letters}`}::text from taken)`;
  return { queries, certificateNo };
}
