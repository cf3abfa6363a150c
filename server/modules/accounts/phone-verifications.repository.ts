import { sql } from 'kysely';
import type { VerifiedPerson } from '../../adapters/identity/port.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { VERIFIED_PHONE_PURPOSE } from './verified-phone.ts';

const REQUEST_MS = 30 * 60_000;
const MAX_STARTS_PER_HOUR = 5;
const HOUR_MS = 3_600_000;
export const HANDLE_PURPOSE = 'phone-verification/handle';
export const PERSON_PURPOSE = 'phone-verification/person';

type NewVerification = {
  requestUuid: string;
  userUuid: string | null;
  receiverUuid: string | null;
  purpose: string;
  parameterOption2: string;
  callbackUrl: string;
  orderNo: string;
  vendor: string;
};
type Ending = { status: 'CANCELLED' | 'FAILED'; vendorCode: string };

export function createPhoneVerificationRepository({ secrets, now }: Pick<Deps, 'secrets' | 'now'>) {
  const seal = (text: string) => secrets.seal(PERSON_PURPOSE, text);

  return {
    /**
     * Starts a verification. Returns null, or how many seconds to wait after too many of them, because each one costs
     * money.
     */
    async start(connection: Connection, verification: NewVerification): Promise<{ retryAfter: number } | null> {
      const at = now();
      const { userUuid, receiverUuid } = verification;
      await (
        userUuid === null
          ? sql`select 1 from receivers where receiver_uuid = ${receiverUuid} for update`
          : sql`select 1 from users where user_uuid = ${userUuid} for update`
      ).execute(connection);
      const recent = await connection
        .selectFrom('phoneVerifications')
        .select('createdAt')
        .where((where) =>
          userUuid === null ? where('receiverUuid', '=', receiverUuid) : where('userUuid', '=', userUuid),
        )
        .where('createdAt', '>', new Date(at.getTime() - HOUR_MS))
        .orderBy('createdAt', 'desc')
        .limit(MAX_STARTS_PER_HOUR)
        .execute();
      const oldest = recent[MAX_STARTS_PER_HOUR - 1];
      if (oldest) return { retryAfter: Math.ceil((oldest.createdAt.getTime() + HOUR_MS - at.getTime()) / 1000) };
      const expiresAt = new Date(at.getTime() + REQUEST_MS);
      await connection
        .insertInto('phoneVerifications')
        .values({ ...verification, status: 'REQUESTED', createdAt: at, expiresAt })
        .execute();
      return null;
    },
    async keepHandle(connection: Connection, requestUuid: string, vendorHandle: string) {
      await connection
        .updateTable('phoneVerifications')
        .set({ vendorHandleEnc: secrets.seal(HANDLE_PURPOSE, vendorHandle) })
        .where('requestUuid', '=', requestUuid)
        .execute();
    },
    find: (connection: Connection, requestUuid: string) =>
      connection.selectFrom('phoneVerifications').selectAll().where('requestUuid', '=', requestUuid).executeTakeFirst(),
    /** Lets the first caller fetch the provider's result. Returns null to later ones. */
    async claim(connection: Connection, requestUuid: string) {
      const claimed = await connection
        .updateTable('phoneVerifications')
        .set({ returnedAt: now() })
        .where('requestUuid', '=', requestUuid)
        .where('status', '=', 'REQUESTED')
        .where('returnedAt', 'is', null)
        .where('expiresAt', '>', now())
        .returning(['vendorHandleEnc', 'orderNo', 'receiverUuid'])
        .executeTakeFirst();
      if (!claimed?.vendorHandleEnc) return null;
      const { vendorHandleEnc, ...claim } = claimed;
      return { ...claim, vendorHandle: secrets.open(HANDLE_PURPOSE, vendorHandleEnc) };
    },
    /** Returns the verified identity once, and deletes it. */
    async consume(connection: Connection, requestUuid: string, receiverUuid: string) {
      const known = await connection
        .selectFrom('phoneVerifications')
        .select(['nameEnc', 'phoneEnc', 'vendor', 'orderNo'])
        .where('requestUuid', '=', requestUuid)
        .where('receiverUuid', '=', receiverUuid)
        .forUpdate()
        .executeTakeFirst();
      const used = await connection
        .updateTable('phoneVerifications')
        .set({ consumedAt: now(), nameEnc: null, phoneEnc: null, birthDateEnc: null })
        .where('requestUuid', '=', requestUuid)
        .where('receiverUuid', '=', receiverUuid)
        .where('status', '=', 'VERIFIED')
        .where('consumedAt', 'is', null)
        .where('expiresAt', '>', now())
        .returning('requestUuid')
        .executeTakeFirst();
      if (!used || !known?.nameEnc || !known.phoneEnc) return null;
      const { vendor, orderNo, nameEnc, phoneEnc } = known;
      return {
        vendor,
        orderNo,
        name: secrets.open(PERSON_PURPOSE, nameEnc),
        phone: secrets.open(PERSON_PURPOSE, phoneEnc),
      };
    },
    async end(connection: Connection, requestUuid: string, ending: Ending) {
      await connection
        .updateTable('phoneVerifications')
        .set({ ...ending, vendorHandleEnc: null })
        .where('requestUuid', '=', requestUuid)
        .where('status', '=', 'REQUESTED')
        .execute();
    },
    async pass(connection: Connection, requestUuid: string, person: VerifiedPerson) {
      const passed = await connection
        .updateTable('phoneVerifications')
        .set({
          status: 'VERIFIED',
          verifiedAt: now(),
          vendorHandleEnc: null,
          nameEnc: seal(person.name),
          phoneEnc: seal(person.phone),
          birthDateEnc: seal(person.birthDate),
          ciHmac: person.ci === null ? null : secrets.hash('ci', person.ci),
        })
        .where('requestUuid', '=', requestUuid)
        .where('status', '=', 'REQUESTED')
        .returning('userUuid')
        .executeTakeFirst();
      if (!passed?.userUuid) return;
      await connection
        .updateTable('users')
        .set({ phoneVerifiedAt: now(), verifiedPhoneEnc: secrets.seal(VERIFIED_PHONE_PURPOSE, person.phone) })
        .where('userUuid', '=', passed.userUuid)
        .where('withdrawnAt', 'is', null)
        .execute();
    },
  };
}

/** Deletes an account's verified identities, but not the fact that it was verified. Pending verifications fail. */
export async function deleteVerifiedIdentities(connection: Connection, userUuid: string) {
  await connection
    .updateTable('phoneVerifications')
    .set({ status: 'FAILED', vendorCode: 'WITHDRAWN' })
    .where('userUuid', '=', userUuid)
    .where('status', '=', 'REQUESTED')
    .execute();
  await connection
    .updateTable('phoneVerifications')
    .set({ nameEnc: null, phoneEnc: null, birthDateEnc: null, ciHmac: null, vendorHandleEnc: null })
    .where('userUuid', '=', userUuid)
    .execute();
}
