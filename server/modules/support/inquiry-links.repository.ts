import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { randomBase62 } from '../../security/random-code.ts';

export type Side = 'ASKER' | 'SUPPORT';
const VALID_MS = 30 * 86_400_000;
const SECRET = /^[0-9A-Za-z]{22}$/;

/** Links to one inquiry for whoever has no account. A secret opens only its own side, and its row holds a keyed hash of it. */
export function createInquiryLinks({ secrets, now }: Pick<Deps, 'secrets' | 'now'>) {
  const hashSecret = (side: Side, secret: string) => secrets.hash('inquiry-link', `${side} ${secret}`);

  return {
    /** Each mail has a secret of its own, so that earlier links stay valid until they expire. */
    async issue(connection: Connection, inquiryUuid: string, side: Side) {
      const secret = randomBase62();
      await connection
        .insertInto('inquiryLinks')
        .values({
          secretHmac: hashSecret(side, secret),
          inquiryUuid,
          side,
          expiresAt: new Date(now().getTime() + VALID_MS),
        })
        .execute();
      return secret;
    },
    /** Looks for the hash, so how long it takes says nothing about the secret. */
    async find(connection: Connection, side: Side, secret: string) {
      if (!SECRET.test(secret)) return null;
      const link = await connection
        .selectFrom('inquiryLinks')
        .select('inquiryUuid')
        .where('secretHmac', '=', hashSecret(side, secret))
        .where('side', '=', side)
        .where('expiresAt', '>', now())
        .executeTakeFirst();
      return link?.inquiryUuid ?? null;
    },
  };
}
