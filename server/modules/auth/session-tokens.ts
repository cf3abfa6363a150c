import { errors, jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../../security/secrets.ts';

const ISSUER = 'dojang';
const ALGORITHM = 'HS256';
const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 3600;

/** Each kind of token has its own key, `typ` and audience: one is never good for another. */
const KINDS = {
  access: { typ: 'access+jwt', audience: 'dojang:app' },
  refresh: { typ: 'refresh+jwt', audience: 'dojang:refresh' },
} as const;
type Kind = keyof typeof KINDS;

export type FamilyState = {
  familyUuid: string;
  userUuid: string;
  organizationMemberUuid: string | null;
  generation: number;
  rotatedAt: Date;
  expiresAt: Date;
};
type AccessClaims = { userUuid: string; familyUuid: string; organizationMemberUuid: string | null };
type RefreshClaims = { familyUuid: string; generation: number };

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export function createSessionTokens(secrets: Secrets, now: () => Date) {
  const sign = (kind: Kind, claims: Record<string, string | number>, issuedAt: number, expiresAt: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: KINDS[kind].typ })
      .setIssuer(ISSUER)
      .setAudience(KINDS[kind].audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(secrets.keyFor(`jwt/${kind}`));

  /** null for whatever is not exactly a token of this kind, in time. */
  const read = async (kind: Kind, token: string) => {
    try {
      const { payload } = await jwtVerify(token, secrets.keyFor(`jwt/${kind}`), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: KINDS[kind].audience,
        typ: KINDS[kind].typ,
        currentDate: now(),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  return {
    /** The same state of a family always gives the same pair, so that a repeated refresh can be answered again. */
    async issue(family: FamilyState) {
      const issuedAt = seconds(family.rotatedAt);
      const access = {
        sub: family.userUuid,
        fam: family.familyUuid,
        ...(family.organizationMemberUuid && { mem: family.organizationMemberUuid }),
      };
      const [accessJwt, refreshJwt] = await Promise.all([
        sign('access', access, issuedAt, issuedAt + ACCESS_SECONDS),
        sign('refresh', { fam: family.familyUuid, gen: family.generation }, issuedAt, seconds(family.expiresAt)),
      ]);
      return { accessJwt, refreshJwt };
    },
    async readAccess(token: string): Promise<AccessClaims | null> {
      const payload = await read('access', token);
      const { sub, fam, mem } = payload ?? {};
      if (typeof sub !== 'string' || typeof fam !== 'string') return null;
      return { userUuid: sub, familyUuid: fam, organizationMemberUuid: typeof mem === 'string' ? mem : null };
    },
    async readRefresh(token: string): Promise<RefreshClaims | null> {
      const { fam, gen } = (await read('refresh', token)) ?? {};
      return typeof fam === 'string' && typeof gen === 'number' ? { familyUuid: fam, generation: gen } : null;
    },
  };
}
