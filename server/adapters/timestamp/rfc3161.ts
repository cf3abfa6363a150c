import { createHash, randomBytes } from 'node:crypto';
import type { CertificateParts } from '../../documents/seal/certificate.ts';
import { DerError, readChildren, readDer, readSmallInteger, createWalker } from '../../documents/seal/der/read.ts';
import {
  encodeBoolean,
  encodeInteger,
  encodeNull,
  encodeOctetString,
  encodeOid,
  encodeSequence,
} from '../../documents/seal/der/write.ts';
import { OID } from '../../documents/seal/oids.ts';
import { checkToken, TokenError, type TimestampToken } from '../../documents/seal/timestamp-token.ts';
import { TimestampError, type TimestampAuthority } from './port.ts';

export type Rfc3161Options = {
  url: string;
  /**
   * Tokens must be signed by one of these certificates or by one that they issued. Null accepts any valid signature.
   */
  trusted: readonly CertificateParts[] | null;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 65_536;
const GRANTED = 0;
const GRANTED_WITH_MODS = 1;

export function createRfc3161Authority({ url, trusted, timeoutMs = TIMEOUT_MS }: Rfc3161Options): TimestampAuthority {
  return {
    async stamp(bytes) {
      const nonce = encodeInteger(drawNonce());
      const answer = await ask(url, requestFor(bytes, nonce), timeoutMs);
      const token = readAnswer(answer);
      const read = check(token, bytes, trusted);
      if (!read.nonce?.equals(readDer(nonce).content)) {
        throw new TimestampError('BROKEN', 'the timestamp answers another request');
      }
      if (read.isTrusted === false) {
        throw new TimestampError(
          'UNTRUSTED',
          `the timestamp comes from ${read.authority}, which is not the one configured`,
        );
      }
      return token;
    },
  };
}

const requestFor = (bytes: Uint8Array, nonce: Buffer) => {
  const hash = createHash('sha256').update(bytes).digest();
  return encodeSequence(
    encodeInteger(1),
    encodeSequence(encodeSequence(encodeOid(OID.sha256), encodeNull()), encodeOctetString(hash)),
    nonce,
    encodeBoolean(true),
  );
};

/** Returns a random positive integer whose DER encoding has a constant length. */
function drawNonce() {
  const nonce = randomBytes(16);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

async function ask(url: string, request: Buffer, timeoutMs: number): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: Uint8Array.from(request),
      redirect: 'error',
      // The timeout includes reading the body.
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new TimestampError('UNREACHABLE', `the timestamp authority answered ${response.status}`);
    return await readLimited(response);
  } catch (error) {
    if (error instanceof TimestampError) throw error;
    throw new TimestampError('UNREACHABLE', 'the timestamp authority did not answer', { cause: error });
  }
}

async function readLimited({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let length = 0; ;) {
    const part = await reader?.read();
    if (!part || part.done) return Buffer.concat(chunks);
    length += part.value.length;
    if (length > MAX_BYTES) {
      await reader?.cancel();
      throw new TimestampError('BROKEN', 'the timestamp is longer than any timestamp');
    }
    chunks.push(part.value);
  }
}

function readAnswer(answer: Buffer): Buffer {
  try {
    const [info, token] = readChildren(readDer(answer));
    if (!info) throw new DerError('no status');
    const parts = createWalker(info);
    const status = readSmallInteger(parts.take(0x02));
    if (status !== GRANTED && status !== GRANTED_WITH_MODS) {
      const texts = parts.takeIf(0x30);
      const text = texts ? readChildren(texts).map(({ content }) => content.toString('utf8').slice(0, 200)) : [];
      throw new TimestampError('REFUSED', `the timestamp authority refused (${status}): ${text.join(' ')}`);
    }
    if (!token) throw new DerError('no token');
    return token.raw;
  } catch (error) {
    if (error instanceof TimestampError) throw error;
    throw new TimestampError('BROKEN', "the timestamp authority's answer can't be read", { cause: error });
  }
}

function check(token: Buffer, bytes: Uint8Array, trusted: readonly CertificateParts[] | null): TimestampToken {
  try {
    return checkToken(token, bytes, trusted);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw new TimestampError('BROKEN', `the timestamp is not right: ${error.message}`, { cause: error });
  }
}
