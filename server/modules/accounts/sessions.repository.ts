import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { createTokenIssuer, REFRESH_SECONDS, MAX_SESSION_DAYS, type SessionFamily } from './session-tokens.ts';

const GRACE_MS = 30_000;
type RevokeReason = 'LOGOUT' | 'REUSED' | 'PASSWORD_CHANGED' | 'WITHDRAWN';

const STATE = ['familyUuid', 'userUuid', 'organizationMemberUuid', 'generation', 'rotatedAt', 'expiresAt'] as const;

/** The seat that a session family continues with: its own if active, or else another one of the user's. */
const activeSeat = sql<string | null>`(select m.organization_member_uuid
  from organization_members m join organizations o using (organization_uuid)
  where m.user_uuid = session_families.user_uuid and m.member_status_type = 'ACCEPTED' and o.withdrawn_at is null
  order by (m.organization_member_uuid = session_families.organization_member_uuid) desc nulls last, m.accepted_at, 1
  limit 1)`;

const findExpiry = (at: Date) => new Date(at.getTime() + REFRESH_SECONDS * 1000);

const rotate = (at: Date) => ({
  generation: sql<number>`generation + 1`,
  rotatedAt: at,
  previousReused: false,
  expiresAt: sql<Date>`least(${findExpiry(at)}::timestamptz, created_at + ${MAX_SESSION_DAYS} * interval '1 day')`,
});

export function createSessionRepository({ database, secrets, now }: Pick<Deps, 'database' | 'secrets' | 'now'>) {
  const tokens = createTokenIssuer(secrets, now);

  /**
   * Accepts the previous token once more, because its response may have been lost, or two tabs may have refreshed at
   * the same time.
   */
  const repeatSuccessor = (familyUuid: string, generation: number, at: Date) =>
    database
      .updateTable('sessionFamilies')
      .set({ previousReused: true })
      .where('familyUuid', '=', familyUuid)
      .where('generation', '=', generation + 1)
      .where('rotatedAt', '>', new Date(at.getTime() - GRACE_MS))
      .where('previousReused', '=', false)
      .where('revokedAt', 'is', null)
      .returning(STATE)
      .executeTakeFirst();

  /**
   * Ends a family when a used token turns up again. The thief and the owner can't be told apart, so both are signed
   * out.
   */
  const endReused = async (familyUuid: string, generation: number, at: Date) => {
    await database
      .updateTable('sessionFamilies')
      .set({ revokedAt: at, revokeReason: 'REUSED' })
      .where('familyUuid', '=', familyUuid)
      .where('generation', '>', generation)
      .where('revokedAt', 'is', null)
      .execute();
    const family = await database
      .selectFrom('sessionFamilies')
      .select('revokeReason')
      .where('familyUuid', '=', familyUuid)
      .executeTakeFirst();
    return new DomainError(family?.revokeReason === 'REUSED' ? 'REFRESH_REUSED' : 'UNAUTHENTICATED');
  };

  return {
    tokens,
    async open(connection: Connection, userUuid: string, organizationMemberUuid: string | null) {
      const at = now();
      const family: SessionFamily = {
        familyUuid: uuidv7(),
        userUuid,
        organizationMemberUuid,
        generation: 1,
        rotatedAt: at,
        expiresAt: findExpiry(at),
      };
      await connection
        .insertInto('sessionFamilies')
        .values({ ...family, createdAt: at })
        .execute();
      return { userInfo: await tokens.issue(family) };
    },
    /**
     * Moves the session to another organisation. Rotates the tokens, so that a stolen access token can't do it
     * unnoticed.
     */
    async moveTo(connection: Connection, familyUuid: string, organizationMemberUuid: string) {
      const family = await connection
        .updateTable('sessionFamilies')
        .set({ ...rotate(now()), organizationMemberUuid })
        .where('familyUuid', '=', familyUuid)
        .where('revokedAt', 'is', null)
        .returning(STATE)
        .executeTakeFirst();
      if (!family) throw new DomainError('UNAUTHENTICATED');
      return { userInfo: await tokens.issue(family) };
    },
    async refresh(refreshJwt: string) {
      const claims = tokens.readRefresh(refreshJwt);
      if (!claims) throw new DomainError('UNAUTHENTICATED');
      const at = now();
      const { familyUuid, generation } = claims;
      const family =
        (await database
          .updateTable('sessionFamilies')
          .set({ ...rotate(at), organizationMemberUuid: activeSeat })
          .where('familyUuid', '=', familyUuid)
          .where('generation', '=', generation)
          .where('revokedAt', 'is', null)
          .returning(STATE)
          .executeTakeFirst()) ?? (await repeatSuccessor(familyUuid, generation, at));
      if (!family) throw await endReused(familyUuid, generation, at);
      return { userInfo: await tokens.issue(family) };
    },
    async end(connection: Connection, familyUuid: string, reason: RevokeReason) {
      await connection
        .updateTable('sessionFamilies')
        .set({ revokedAt: now(), revokeReason: reason })
        .where('familyUuid', '=', familyUuid)
        .where('revokedAt', 'is', null)
        .execute();
    },
    async endOwn(userUuid: string, familyUuid: string) {
      await database
        .updateTable('sessionFamilies')
        .set({ revokedAt: now(), revokeReason: 'LOGOUT' })
        .where('familyUuid', '=', familyUuid)
        .where('userUuid', '=', userUuid)
        .where('revokedAt', 'is', null)
        .execute();
    },
    async endAll(connection: Connection, userUuid: string, reason: RevokeReason, except?: string) {
      await connection
        .updateTable('sessionFamilies')
        .set({ revokedAt: now(), revokeReason: reason })
        .where('userUuid', '=', userUuid)
        .where('revokedAt', 'is', null)
        .$if(except !== undefined, (query) => query.where('familyUuid', '!=', except ?? ''))
        .execute();
    },
  };
}
