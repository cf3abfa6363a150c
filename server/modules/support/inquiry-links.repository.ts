import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { generateBase62 } from '../../security/random-code.ts';

export type ThreadSide = 'ASKER' | 'SUPPORT';
const VALID_MS = 30 * 86_400_000;
const SECRET = /^[0-9A-Za-z]{22}$/;

/**
 * Creates and finds links to an inquiry for people without an account. A secret only works for its side, and only its
 * keyed hash is stored.
 */
export function createInquiryLinkRepository({ secrets, now }: Pick<Deps, 'secrets' | 'now'>) {
  const hashSecret = (side: ThreadSide, secret: string) => secrets.hash('inquiry-link', `${side} ${secret}`);

  return {
    /** Creates a link. Each email has its own secret, so that earlier links work until they expire. */
    async issue(connection: Connection, inquiryUuid: string, side: ThreadSide) {
      const secret = generateBase62();
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
    /** Finds a secret's inquiry. Searches for the hash, so that response times reveal nothing about the secret. */
    async find(connection: Connection, side: ThreadSide, secret: string) {
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
