import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { getSeoulDay } from '../../../rules/dates.ts';
import type { DB } from '../../database/schema.gen.d.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const RANDOM_LETTERS = 4;

/** Takes the next number, such as `DJ-C-2611-0042-K7QX`. Its random suffix stops people from guessing other numbers. */
export async function takeCertificateNo(transaction: Transaction<DB>, at: Date) {
  const month = getSeoulDay(at).slice(2, 7).replace('-', '');
  const { last } = await transaction
    .insertInto('certificateNumbers')
    .values({ month, last: 1 })
    .onConflict((conflict) => conflict.column('month').doUpdateSet({ last: sql<number>`certificate_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const letters = Array.from({ length: RANDOM_LETTERS }, () => BASE32[randomInt(BASE32.length)]).join('');
  return `DJ-C-${month}-${String(last).padStart(4, '0')}-${letters}`;
}
