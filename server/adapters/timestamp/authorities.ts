import { readFile } from 'node:fs/promises';
import { readCertificate, type CertificateParts } from '../../documents/seal/certificate.ts';
import { readPemBlocks } from '../../documents/seal/keys/pem.ts';
import type { TimestampAuthority } from './port.ts';
import { createRfc3161Authority } from './rfc3161.ts';

export async function readAuthorityCertificates(file: string): Promise<CertificateParts[]> {
  const certificates = readPemBlocks(await readFile(file, 'utf8'), 'CERTIFICATE').map(readCertificate);
  if (certificates.length === 0) throw new Error(`${file} holds no certificate in PEM.`);
  return certificates;
}

export async function openTimestampAuthority(
  configured: { url: string; caFile: string | null } | null,
): Promise<TimestampAuthority | null> {
  if (!configured) return null;
  const { url, caFile } = configured;
  return createRfc3161Authority({ url, trusted: caFile === null ? null : await readAuthorityCertificates(caFile) });
}
