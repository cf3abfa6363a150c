import { sql, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { AGREEMENT_VERSIONS, type AgreementKind } from '../../content/terms.ts';
import type { Connection } from '../../database/connect.ts';
import type { Users } from '../../database/schema.gen.d.ts';

const matchEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

export const findAccountByEmail = (connection: Connection, email: string) =>
  connection
    .selectFrom('users')
    .select(['userUuid', 'email', 'name', 'passwordHash', 'lastOrganizationMemberUuid'])
    .where(matchEmail(email))
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();

/** Returns whether this is still the account's password, and locks it until the transaction ends. */
export async function lockIfPasswordUnchanged(connection: Connection, userUuid: string, passwordHash: string) {
  const account = await connection
    .selectFrom('users')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .where('passwordHash', '=', passwordHash)
    .where('withdrawnAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return account !== undefined;
}

export const findAccount = (connection: Connection, userUuid: string) =>
  connection
    .selectFrom('users')
    .selectAll()
    .where('userUuid', '=', userUuid)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow();

type NewAccount = { email: string; name: string; passwordHash: string; marketingConsent: boolean };

export async function insertAccount(connection: Connection, account: NewAccount): Promise<string | null> {
  const created = await connection
    .insertInto('users')
    .values({ userUuid: uuidv7(), ...account })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('withdrawnAt', 'is', null)
        .doNothing(),
    )
    .returning('userUuid')
    .executeTakeFirst();
  return created?.userUuid ?? null;
}

export async function recordAgreements(connection: Connection, userUuid: string, kinds: AgreementKind[], at: Date) {
  if (kinds.length === 0) return;
  await connection
    .insertInto('userAgreements')
    .values(kinds.map((kind) => ({ userUuid, kind, version: AGREEMENT_VERSIONS[kind], agreedAt: at })))
    .onConflict((conflict) => conflict.columns(['userUuid', 'kind', 'version']).doUpdateSet({ agreedAt: at }))
    .execute();
}

export async function setPassword(connection: Connection, userUuid: string, passwordHash: string) {
  await connection
    .updateTable('users')
    .set({ passwordHash })
    .where('userUuid', '=', userUuid)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** Stores the seat that the user last used. Returns false if the account has been closed. */
export async function rememberSeat(connection: Connection, userUuid: string, organizationMemberUuid: string) {
  const account = await connection
    .updateTable('users')
    .set({ lastOrganizationMemberUuid: organizationMemberUuid })
    .where('userUuid', '=', userUuid)
    .where('withdrawnAt', 'is', null)
    .returning('userUuid')
    .executeTakeFirst();
  return account !== undefined;
}

/** Locks an account that is about to be closed, so that nobody can sign in or join an organisation with it. */
export async function lockAccount(connection: Connection, userUuid: string) {
  await connection
    .selectFrom('users')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeAccount(connection: Connection, userUuid: string, change: Updateable<Users>) {
  await connection
    .updateTable('users')
    .set(change)
    .where('userUuid', '=', userUuid)
    .where('withdrawnAt', 'is', null)
    .execute();
}

const WITHDRAWN_NAME = '탈퇴한 회원';

/** Removes an account's personal data. Its row stays, because documents refer to it. */
export async function closeAccount(connection: Connection, userUuid: string, withdrawReason: string, at: Date) {
  await changeAccount(connection, userUuid, {
    email: `${userUuid}@withdrawn.invalid`,
    name: WITHDRAWN_NAME,
    passwordHash: '',
    profileImgUrl: null,
    department: '',
    position: '',
    contactPhone: '',
    marketingConsent: false,
    verifiedPhoneEnc: null,
    phoneVerifiedAt: null,
    lastOrganizationMemberUuid: null,
    withdrawnAt: at,
    withdrawReason,
  });
}

export async function deleteClosingReasons(connection: Connection, before: Date) {
  await connection
    .updateTable('users')
    .set({ withdrawReason: null })
    .where('withdrawReason', 'is not', null)
    .where('withdrawnAt', '<', before)
    .execute();
}
