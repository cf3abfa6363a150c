import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';

const VALID_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const PURPOSE = 'sign/address';

export type Subject =
  | { kind: 'member'; uuid: string }
  /** For things that belong to a user rather than to an organisation. */
  | { kind: 'user'; uuid: string }
  | { kind: 'receiver'; uuid: string; linkVersion: number };
export type SignedUrls = ReturnType<typeof createSignedUrls>;

/**
 * Signs URLs that a page can load without a token: `…?sig=<expiry>.<subject>.<HMAC over URL, expiry, subject>`. The
 * signature also covers the rest of the query.
 *
 * A URL works for ten to eleven minutes. Its expiry is rounded up to a minute, so that repeated requests get the same
 * URL, which the browser has cached.
 */
export function createSignedUrls({ config, now, secrets }: Pick<Deps, 'config' | 'now' | 'secrets'>) {
  return {
    sign(address: string, subject: Subject) {
      const expires = (Math.ceil(now().getTime() / MINUTE_MS) * MINUTE_MS + VALID_MS).toString(36);
      const name = nameOf(subject);
      const sig = `${expires}.${name}.${mac(secrets.keyFor(PURPOSE), address, expires, name).toString('base64url')}`;
      return `${config.publicUrl}${address}${address.includes('?') ? '&' : '?'}sig=${sig}`;
    },
    /** Returns whom a URL was signed for, and until when. Throws if the signature is wrong or has expired. */
    read(address: string, sig: string): { subject: Subject; expiresAt: Date } {
      const [expires = '', name = '', sent = '', ...more] = sig.split('.');
      const given = Buffer.from(sent, 'base64url');
      const isSigned = secrets.keysFor(PURPOSE).some((key) => {
        const expected = mac(key, address, expires, name);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      const isOurs = more.length === 0 && isSigned;
      const subject = readSubject(name);
      // Node's base64url decoder ignores invalid characters, so require the canonical encoding.
      if (!isOurs || !subject || given.toString('base64url') !== sent) throw new DomainError('ADDRESS_FORGED');
      const expiresAt = new Date(Number.parseInt(expires, 36));
      if (expiresAt <= now()) throw new DomainError('ADDRESS_EXPIRED');
      return { subject, expiresAt };
    },
  };
}

const mac = (key: KeyObject, address: string, expires: string, subject: string) =>
  createHmac('sha256', key).update(`get ${address}\n${expires}\n${subject}`).digest();

const nameOf = (subject: Subject) =>
  subject.kind === 'receiver' ? `receiver_${subject.uuid}_${subject.linkVersion}` : `${subject.kind}_${subject.uuid}`;

function readSubject(name: string): Subject | null {
  const [, kind, uuid, linkVersion] = /^(member|user|receiver)_([\da-f-]{36})(?:_(\d{1,9}))?$/.exec(name) ?? [];
  if (!uuid) return null;
  if (kind === 'member' || kind === 'user') return { kind, uuid };
  return linkVersion === undefined ? null : { kind: 'receiver', uuid, linkVersion: Number(linkVersion) };
}

export const toReceiverSubject = ({
  receiverUuid,
  linkVersion,
}: {
  receiverUuid: string;
  linkVersion: number;
}): Subject => ({
  kind: 'receiver',
  uuid: receiverUuid,
  linkVersion,
});
