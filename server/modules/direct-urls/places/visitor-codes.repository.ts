import { sql, type Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { findPlace } from './places.repository.ts';

export const MAX_CODES_PER_HOUR = 3;
const HOUR_SECONDS = 3_600;

/**
 * Limits codes per address or number and hour across all links, because anyone can enter somebody else's. Concurrent
 * calls for the same one wait. Contracts that members send have no such limit.
 */
export async function limitVisitorCodes(transaction: Transaction<DB>, contractId: string, at: Date) {
  const place = await findPlace(transaction, contractId);
  if (!place || place.state !== 'OPENING') return;
  const { contactHmac } = place;
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${contactHmac}, 'hex'), 42))`.execute(transaction);
  const { rows } = await sql<{ sends: number }>`
    select coalesce(sum(step.sends), 0)::integer as sends
      from direct_url_places as place join receiver_steps as step on step.receiver_uuid = place.receiver_uuid
     where place.contact_hmac = ${contactHmac} and step.step in ('EMAIL_CODE', 'PHONE_CODE')
       and step.sends_since > ${new Date(at.getTime() - HOUR_SECONDS * 1000)}`.execute(transaction);
  if ((rows[0]?.sends ?? 0) >= MAX_CODES_PER_HOUR)
    throw new DomainError('RATE_LIMITED', {
      message: '인증번호를 한 시간에 3번까지 보낼 수 있어요. 조금 뒤에 다시 해주세요.',
      retryAfter: HOUR_SECONDS,
    });
}
