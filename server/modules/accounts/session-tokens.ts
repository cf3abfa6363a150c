import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Secrets } from '../../security/secrets.ts';

const ISSUER = 'dojang';
const ALGORITHM = 'HS256';
const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** The longest that a session lasts after sign-in, however often it is renewed. */
export const MAX_SESSION_DAYS = 90;

/** Each kind of token has its own key, `typ` and audience, so that no kind is accepted in place of another. */
const KINDS = {
  access: { typ: 'access+jwt', audience: 'dojang:app' },
  refresh: { typ: 'refresh+jwt', audience: 'dojang:refresh' },
  verify: { typ: 'verify+jwt', audience: 'dojang:verify' },
  sign: { typ: 'sign+jwt', audience: 'dojang:sign' },
} as const;
type Kind = keyof typeof KINDS;

export type SessionFamily = {
  familyUuid: string;
  userUuid: string;
  organizationMemberUuid: string | null;
  generation: number;
  rotatedAt: Date;
  expiresAt: Date;
};
type AccessClaims = { userUuid: string; familyUuid: string; organizationMemberUuid: string | null };
type ReceiverClaims = { sessionUuid: string; receiverUuid: string; scope: 'verify' | 'sign' };
type RefreshClaims = { familyUuid: string; generation: number };

const encodeHead = (kind: Kind) =>
  Buffer.from(JSON.stringify({ alg: ALGORITHM, typ: KINDS[kind].typ })).toString('base64url');
const HEADS = {
  access: encodeHead('access'),
  refresh: encodeHead('refresh'),
  verify: encodeHead('verify'),
  sign: encodeHead('sign'),
};
/** The lifetimes of receivers' tokens before and after verification. */
const RECEIVER_SECONDS = { verify: 30 * 60, sign: 60 * 60 };

function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

export function createTokenIssuer(secrets: Secrets, now: () => Date) {
  const sign = (kind: Kind, claims: Record<string, string | number>, issuedAt: number, expiresAt: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: KINDS[kind].typ })
      .setIssuer(ISSUER)
      .setAudience(KINDS[kind].audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(secrets.keyFor(`jwt/${kind}`));

  /**
   * Reads a token. Returns null unless it is valid and of this kind.
   *
   * Tokens of a kind all have the same header, so it is compared instead of parsed, and clients can't choose an
   * algorithm. `jose` would verify the signature with Web Crypto, which switches threads on every request.
   */
  const read = (kind: Kind, token: string): Record<string, unknown> | null => {
    const [head, body = '', signature = '', ...more] = token.split('.');
    if (head !== HEADS[kind] || more.length > 0) return null;
    const isOurs = secrets
      .keysFor(`jwt/${kind}`)
      .some((key) => isSame(signature, createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')));
    if (!isOurs) return null;
    const payload: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    const { iss, aud, exp } = payload;
    const stands = iss === ISSUER && aud === KINDS[kind].audience && typeof exp === 'number' && exp > toSeconds(now());
    return stands ? payload : null;
  };

  return {
    /** Issues the same tokens for the same state of a family, so that a repeated refresh gets the same result. */
    async issue(family: SessionFamily) {
      const issuedAt = toSeconds(family.rotatedAt);
      const access = {
        sub: family.userUuid,
        fam: family.familyUuid,
        ...(family.organizationMemberUuid && { mem: family.organizationMemberUuid }),
      };
      const [accessJwt, refreshJwt] = await Promise.all([
        sign('access', access, issuedAt, Math.min(issuedAt + ACCESS_SECONDS, toSeconds(family.expiresAt))),
        sign('refresh', { fam: family.familyUuid, gen: family.generation }, issuedAt, toSeconds(family.expiresAt)),
      ]);
      return { accessJwt, refreshJwt };
    },
    readAccess(token: string): AccessClaims | null {
      const { sub, fam, mem } = read('access', token) ?? {};
      if (typeof sub !== 'string' || typeof fam !== 'string') return null;
      return { userUuid: sub, familyUuid: fam, organizationMemberUuid: typeof mem === 'string' ? mem : null };
    },
    async issueReceiver({ sessionUuid, receiverUuid, scope }: ReceiverClaims) {
      const issuedAt = toSeconds(now());
      return sign(scope, { sub: receiverUuid, ses: sessionUuid }, issuedAt, issuedAt + RECEIVER_SECONDS[scope]);
    },
    readReceiver(token: string): ReceiverClaims | null {
      const scope = token.startsWith(`${HEADS.sign}.`) ? 'sign' : 'verify';
      const { sub, ses } = read(scope, token) ?? {};
      return typeof sub === 'string' && typeof ses === 'string' ? { receiverUuid: sub, sessionUuid: ses, scope } : null;
    },
    readRefresh(token: string): RefreshClaims | null {
      const { fam, gen } = read('refresh', token) ?? {};
      return typeof fam === 'string' && typeof gen === 'number' ? { familyUuid: fam, generation: gen } : null;
    },
  };
}
