import path from 'node:path';
import { openTimestampAuthority, readAuthorityCertificates } from '../../adapters/timestamp/authorities.ts';
import type { Config } from '../../config.ts';
import { openKeyStore } from '../../documents/seal/keys/key-store.ts';
import type { SealKey } from '../../documents/seal/seal-key.ts';
import type { RequestTimestamp } from '../../documents/seal/sign.ts';
import { packTrustedCertificates, type TrustedCertificates } from '../../documents/verify/trusted-certificates.ts';
import type { VerifyOptions } from '../../documents/verify/verify.ts';

/** The key and timestamps for sealing, and the certificates trusted for verifying. */
export type Sealing = {
  key: () => SealKey;
  stamp: RequestTimestamp | null;
  certificates: () => Pick<VerifyOptions, 'known' | 'authorities'>;
  /** `certificates` in the form that child processes need. */
  trust: () => TrustedCertificates;
};

/** Opens what sealing needs. Throws if the key doesn't work, which shows at startup instead of when somebody signs. */
export async function openSealing({ dataDir, seal }: Pick<Config, 'dataDir' | 'seal'>): Promise<Sealing> {
  const keys = await openKeyStore({ folder: path.join(dataDir, 'seal'), pkcs12: seal.pkcs12 });
  const authority = await openTimestampAuthority(seal.tsa);
  const authorities = seal.tsa?.caFile ? await readAuthorityCertificates(seal.tsa.caFile) : null;
  return {
    key: keys.current,
    stamp: authority && ((bytes) => authority.stamp(bytes)),
    certificates: () => ({ known: keys.known(), authorities }),
    trust: () => packTrustedCertificates(keys.known(), authorities),
  };
}
