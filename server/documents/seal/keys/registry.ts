import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { readCertificate, type CertificateParts } from '../certificate.ts';
import { writeOnce } from './durable-files.ts';
import { SealKeyError } from './errors.ts';
import { fromPem, toPem } from './pem.ts';

/** A certificate that seals were made with. Entries are never removed, so that old seals stay verifiable. */
export type RegistryEntry = {
  keyId: string;
  source: 'EMBEDDED' | 'PKCS12';
  certificate: CertificateParts;
  chain: readonly CertificateParts[];
  since: string;
  retiredAt: string | null;
};

export type Registry = {
  /** Incremented with each change. The highest generation is current. */
  generation: number;
  /** The last entry without `retiredAt` is the current one. */
  entries: readonly RegistryEntry[];
};

const FILE = /^registry-(\d{6})\.json$/;

const Stored = v.object({
  entries: v.array(
    v.object({
      keyId: v.string(),
      source: v.picklist(['EMBEDDED', 'PKCS12']),
      certificate: v.string(),
      chain: v.array(v.string()),
      since: v.string(),
      retiredAt: v.nullable(v.string()),
    }),
  ),
});

export async function readRegistry(folder: string): Promise<Registry> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const generations = names.flatMap((name) => FILE.exec(name)?.[1] ?? []).toSorted();
  const newest = generations.at(-1);
  if (newest === undefined) return { generation: 0, entries: [] };
  const file = fileOf(folder, Number(newest));
  try {
    const { entries } = v.parse(Stored, JSON.parse(await readFile(file, 'utf8')));
    return {
      generation: Number(newest),
      entries: entries.map((entry) => ({
        ...entry,
        certificate: readCertificate(fromPem(entry.certificate)),
        chain: entry.chain.map((pem) => readCertificate(fromPem(pem))),
      })),
    };
  } catch (error) {
    throw new SealKeyError(
      'REGISTRY_BROKEN',
      `${file} can't be read. It names the keys of all seals so far: restore it from a backup.`,
      { cause: error },
    );
  }
}

/**
 * Writes a new generation of the registry, or returns false if another process did so first. Old generations stay as a
 * history, because they are small.
 */
export function writeRegistry(folder: string, { generation, entries }: Registry): Promise<boolean> {
  const stored = {
    entries: entries.map((entry) => ({
      ...entry,
      certificate: toPem('CERTIFICATE', entry.certificate.der),
      chain: entry.chain.map(({ der }) => toPem('CERTIFICATE', der)),
    })),
  };
  return writeOnce(fileOf(folder, generation), `${JSON.stringify(stored, null, 2)}\n`);
}

export const findCurrentEntry = ({ entries }: Registry) =>
  entries.findLast(({ retiredAt }) => retiredAt === null) ?? null;

const fileOf = (folder: string, generation: number) =>
  path.join(folder, `registry-${String(generation).padStart(6, '0')}.json`);
