import type { Connection } from '../../database/connect.ts';
import { getSeoulDay } from '../../../rules/dates.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { postLedgerEntries } from './ledger.repository.ts';
import { issueLot } from './lots.repository.ts';

const VAT_PART = 11;

/** Returns the end of the same day next year, in Seoul. 29 February becomes 1 March. */
export function addOneYear(at: Date): Date {
  const [year = 0, month = 1, day = 1] = getSeoulDay(at).split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day + 1) - 9 * 3_600_000);
}

export const computeIncludedVat = (won: number) => Math.round(won / VAT_PART);

type Pack = { organizationUuid: string; orderId: string; credits: number; won: number; at: Date };

/** Issues a payment's credits, and records the money in the ledger. Returns null if that was done before. */
export async function issueCreditPack(connection: Connection, { organizationUuid, orderId, credits, won, at }: Pack) {
  const lot = {
    organizationUuid,
    kind: 'PACK',
    orderId,
    units: credits,
    startsAt: at,
    expiresAt: addOneYear(at),
  } as const;
  const lotUuid = await issueLot(connection, lot, at);
  if (lotUuid === null) return null;
  const vat = computeIncludedVat(won);
  const entry = { organizationUuid, unit: 'WON', orderId } as const;
  await postLedgerEntries(connection, { cause: 'PAYMENT', at }, [
    { ...entry, account: 'CARD', amount: won },
    { ...entry, account: 'CREDIT_SALES', amount: vat - won },
    { ...entry, account: 'VAT', amount: -vat },
  ]);
  return lotUuid;
}

type Grant = { organizationUuid: string; credits: number; until: Date; reason: string; at: Date };

/** Issues credits that nobody paid for, such as for a trial. */
export async function grantCredits(connection: Connection, { organizationUuid, credits, until, reason, at }: Grant) {
  const known = await connection
    .selectFrom('organizations')
    .select('organizationUuid')
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!known) throw new DomainError('NOT_FOUND');
  const lot = { organizationUuid, kind: 'GRANT', units: credits, startsAt: at, expiresAt: until, reason } as const;
  return issueLot(connection, lot, at);
}
