import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRfc3161Authority } from '../adapters/timestamp/rfc3161.ts';
import { readConfig } from '../config.ts';
import { readCertificate, type CertificateParts } from '../documents/seal/certificate.ts';
import { openKeyStore } from '../documents/seal/keys/key-store.ts';
import { pemBlocks } from '../documents/seal/keys/pem.ts';
import type { Stamp } from '../documents/seal/sign.ts';

/** The keys of DATA_DIR, or those that are configured, and the authority for timestamps where there is one. */
export async function openSealing() {
  const { dataDir, seal } = readConfig(process.env);
  const keys = await openKeyStore({ folder: path.join(dataDir, 'seal'), pkcs12: seal.pkcs12 });
  const authorities = seal.tsa?.caFile ? await readAuthorities(seal.tsa.caFile) : null;
  const authority = seal.tsa ? createRfc3161Authority({ url: seal.tsa.url, trusted: authorities }) : null;
  const stamp: Stamp | null = authority ? (bytes) => authority.stamp(bytes) : null;
  return { keys, authorities, stamp };
}

async function readAuthorities(file: string): Promise<CertificateParts[]> {
  return pemBlocks(await readFile(file, 'utf8'), 'CERTIFICATE').map((der) => readCertificate(der));
}
