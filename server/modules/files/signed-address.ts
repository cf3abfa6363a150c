import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';

const VALID_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

/** Whom an address was given to, and on whose rights it stands. */
export type Subject = { kind: 'member' | 'receiver'; uuid: string };
export type SignedAddresses = ReturnType<typeof createSignedAddresses>;

/**
 * Addresses of bytes that a page can load without a token: `…?sig=<expiry>.<subject>.<HMAC over address, expiry, subject>`.
 * Whatever else stands in the address is signed too. They are good for ten minutes and the rest of the running one, so that
 * asking again within a minute answers the same address, which a browser has already.
 */
export function createSignedAddresses({ config, now, secrets }: Pick<Deps, 'config' | 'now' | 'secrets'>) {
  const mac = (address: string, expires: string, subject: string) =>
    createHmac('sha256', secrets.keyFor('sign/address')).update(`get ${address}\n${expires}\n${subject}`).digest();

  return {
    sign(address: string, { kind, uuid }: Subject) {
      const expires = (Math.ceil(now().getTime() / MINUTE_MS) * MINUTE_MS + VALID_MS).toString(36);
      const subject = `${kind}_${uuid}`;
      const sig = `${expires}.${subject}.${mac(address, expires, subject).toString('base64url')}`;
      return `${config.publicUrl}${address}${address.includes('?') ? '&' : '?'}sig=${sig}`;
    },
    /** Whom a signature was made for and until when, or throws. */
    read(address: string, sig: string): { subject: Subject; expiresAt: Date } {
      const [expires = '', name = '', sent = '', ...more] = sig.split('.');
      const expected = mac(address, expires, name);
      const given = Buffer.from(sent, 'base64url');
      const isOurs = more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
      const [, kind, uuid] = /^(member|receiver)_([\da-f-]{36})$/.exec(name) ?? [];
      // Node's base64url overlooks letters that are none: the signature has one spelling only.
      if (!isOurs || !uuid || given.toString('base64url') !== sent) throw new DomainError('ADDRESS_FORGED');
      const expiresAt = new Date(Number.parseInt(expires, 36));
      if (expiresAt <= now()) throw new DomainError('ADDRESS_EXPIRED');
      return { subject: { kind: kind === 'receiver' ? 'receiver' : 'member', uuid }, expiresAt };
    },
  };
}
