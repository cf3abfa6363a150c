import { exportChain } from '../../audit/chain.ts';
import type { ChainEvent } from '../../audit/events.ts';
import type { Difference } from '../../audit/compare-record.ts';
import type { Deps } from '../../deps.ts';
import { formatCertificateTitle, drawCertificate } from '../../documents/certificate/certificate.ts';
import { sealDocument } from '../../documents/seal-document.ts';
import { deriveCertificateFacts, type CertificateInput } from '../audit/certificate-facts.ts';
import { appendEvents, extendRecord, readRecord, type ContractRecord } from '../audit/contract-events.repository.ts';
import {
  recordSeal,
  lockContract,
  requireContractToSeal,
  type ContractRow,
} from '../contracts/core/contracts.repository.ts';
import type { PagePictures } from '../files/page-pictures.ts';
import { storeBytes } from '../files/stored-bytes.ts';
import { withCertificateNo } from './certificate-number.ts';
import { verifyRecord, compareStored } from './compare.ts';
import { checkSealed } from './check-sealed.ts';
import { composeContract } from './composition.ts';
import { readFirstPage } from './first-page.ts';
import { groupAttachedFiles } from './attached-files.ts';
import { listMarkedPlaces } from './marked-places.ts';
import { preparePictures } from './pictures.ts';
import { loadPlainPages } from './plain-pages.ts';
import { readStoredFiles } from './read-stored-files.ts';
import type { Sealing } from './sealing.ts';
import { readStoredContract, type StoredContract } from './stored-contract.ts';

export type SealingParts = Pick<Deps, 'config' | 'database' | 'documents' | 'files' | 'secrets'> & {
  sealing: Sealing;
  pagePictures: PagePictures;
  /** Tests replace this, to seal like a faulty version. */
  seal?: typeof sealDocument;
};
type Drawn = ReturnType<typeof composeContract>;
export type SealedContract = { certificate: Buffer; completedAt: Date };
type Held = { differences: Difference[] };

/**
 * Seals the document and records the seal, then creates and seals the certificate.
 *
 * Seals nothing if the data differs from the chain, and keeps no file that fails our own check. If a worker is killed
 * halfway, the next one keeps the sealed document. Completing the contract stores the certificate.
 */
export async function sealContract(parts: SealingParts, contractId: string): Promise<SealedContract | Held | null> {
  const { stored, record, at, ...present } = await readWithRecord(parts, contractId);
  const { contract } = stored;
  if (!isAwaitingSeal(contract)) return null;
  const { base, pictures, damaged, missing } = await readStoredFiles(parts, stored);
  const differences = compareStored(stored, record, { isComplete: true, damaged });
  if (differences.length > 0) return { differences };
  // Never seal an incomplete document. The job retries until all files are there.
  if (base === null || missing.length > 0) throw new Error(`Not there: ${missing.map(({ what }) => what).join(', ')}.`);
  // The organisation's name at sending. Those who signed haven't seen a later one.
  const sent = record.opened.find((event) => event.kind === 'SENT');
  const organizationName = sent?.data.organization?.name ?? present.organizationName;
  const drawn = composeContract(stored, await preparePictures(pictures), organizationName);
  const sealed =
    contract.sealedSha256 === null
      ? await sealBase(parts, stored, { base, record, at, ...drawn })
      : await readSealed(parts, stored, { record, at });
  if ('differences' in sealed) return sealed;
  return sealCertificate(parts, sealed, {
    ...drawn,
    organizationName,
    attachments: groupAttachedFiles(stored.attachments),
  });
}

export const isAwaitingSeal = ({ status, sealState }: ContractRow) =>
  status === 'IN_PROGRESS' && (sealState === 'PENDING' || sealState === 'RETRYING');

/**
 * Reads everything from one snapshot, because another worker may be sealing, and its new events would look like
 * differences.
 */
const readWithRecord = ({ database, secrets }: Pick<SealingParts, 'database' | 'secrets'>, contractId: string) =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const { contract, ...present } = await requireContractToSeal(snapshot, contractId);
      return {
        ...present,
        stored: await readStoredContract(secrets, snapshot, contract),
        record: await readRecord(snapshot, contractId),
      };
    });

/** A contract with a sealed document. `record` is null if the chain has to be read again. */
type Sealed = { contract: ContractRow; record: ContractRecord | null; at: Date };

/** Draws the values onto the base and seals the result. The chain up to the last signature is attached. */
async function sealBase(
  parts: SealingParts,
  stored: StoredContract,
  { base, record, at, composition }: Drawn & { base: Buffer; record: ContractRecord; at: Date },
): Promise<Sealed | Held> {
  const { database, files, sealing, seal = sealDocument } = parts;
  const { contract } = stored;
  const { contractId } = contract;
  const attached = endAt(record, 'ALL_SIGNED');
  const sealed = await seal({
    base,
    kind: 'DOCUMENT',
    title: contract.title,
    composition,
    plainPages: await loadPlainPages(parts, contract),
    chain: exportChain(attached, 'DOCUMENT'),
    at,
    key: sealing.key(),
    ...(sealing.stamp && { stamp: sealing.stamp }),
  });
  const { sha256, keyId, chunks } = sealed;
  const bytes = Buffer.concat(chunks);
  const differences = checkDocument(sealing, stored, { bytes, sha256 }, attached);
  if (differences.length > 0) return { differences };
  return database.transaction().execute(async (transaction) => {
    const { contract: present, at: keptAt } = await lockContract(transaction, contractId);
    // A worker with an expired lease finished first, so use its seal.
    if (present.status !== 'IN_PROGRESS' || present.sealedSha256 !== null)
      return { contract: present, record: null, at: keptAt };
    await storeBytes(transaction, files, bytes, sha256);
    const data = { sha256, keyId, time: at.toISOString(), bytes: bytes.length };
    const appended = await appendEvents(transaction, contractId, [
      { kind: 'SEALED', at, actor: { kind: 'SYSTEM' }, data },
    ]);
    const { queries, certificateNo: next } = withCertificateNo(transaction, at);
    const certificateNo = await recordSeal(queries, contractId, { sealedSha256: sha256, certificateNo: next });
    return {
      contract: { ...present, sealedSha256: sha256, certificateNo },
      record: extendRecord(record, appended),
      at: keptAt,
    };
  });
}

/**
 * Reads the document that an earlier attempt sealed. Checks it again, because an old version may have sealed it without
 * a check.
 */
async function readSealed(
  { files, sealing }: SealingParts,
  stored: StoredContract,
  { record, at }: { record: ContractRecord; at: Date },
): Promise<Sealed | Held> {
  const { contract } = stored;
  const sha256 = contract.sealedSha256 ?? '';
  const bytes = await files.get(sha256);
  if (!bytes) throw new Error(`Not there: the sealed document ${sha256}.`);
  const differences = checkDocument(sealing, stored, { bytes, sha256 }, endAt(record, 'ALL_SIGNED'));
  return differences.length > 0 ? { differences } : { contract, record, at };
}

const checkDocument = (
  sealing: Sealing,
  stored: StoredContract,
  file: { bytes: Buffer; sha256: string },
  attached: ContractRecord,
) => checkSealed(sealing, { kind: 'DOCUMENT', ...file, places: listMarkedPlaces(stored, attached.opened) }, attached);

/** Returns the chain up to the last event of this kind. */
function endAt(record: ContractRecord, last: 'ALL_SIGNED' | 'SEALED'): ContractRecord {
  const end = record.events.findLastIndex(({ kind }) => kind === last) + 1;
  return { ...record, events: record.events.slice(0, end), opened: record.opened.slice(0, end) };
}

/** Reads and verifies the chain again, because it may have grown since the comparison. */
async function readAgain({ database }: SealingParts, contractId: string) {
  const record = await readRecord(database, contractId);
  if (!verifyRecord(record).verdict.ok) throw new Error('The chain has changed while its contract was sealed.');
  return record;
}

type ToTell = Pick<Drawn, 'marks' | 'senderMark' | 'composition'> &
  Pick<CertificateInput, 'organizationName' | 'attachments'>;

/** Creates the certificate with the chain up to the seal. Only the database has later events. */
async function sealCertificate(
  parts: SealingParts,
  { contract, record: known, at: issuedAt }: Sealed,
  { marks, senderMark, composition, organizationName, attachments }: ToTell,
): Promise<SealedContract | Held> {
  const { config, sealing, seal = sealDocument } = parts;
  const { contractId, certificateNo } = contract;
  const attached = endAt(known ?? (await readAgain(parts, contractId)), 'SEALED');
  const facts = deriveCertificateFacts(attached.opened, {
    certificateNo: certificateNo ?? '',
    organizationName,
    issuedAt,
    publicUrl: config.publicUrl,
    timestamped: sealing.stamp !== null,
    marks,
    attachments,
    senderMark,
    ...(composition.images && { images: composition.images }),
    firstPage: await readFirstPage(parts.pagePictures, contract),
  });
  const { chunks, sha256 } = await seal({
    base: drawCertificate(facts),
    kind: 'CERTIFICATE',
    title: formatCertificateTitle(facts),
    composition: { fields: [] },
    chain: exportChain(attached, 'CERTIFICATE'),
    at: issuedAt,
    key: sealing.key(),
    ...(sealing.stamp && { stamp: sealing.stamp }),
  });
  const certificate = Buffer.concat(chunks);
  const differences = checkSealed(sealing, { kind: 'CERTIFICATE', bytes: certificate, sha256 }, attached);
  if (differences.length > 0) return { differences };
  return { certificate, completedAt: timeOf(attached.opened.at(-1)) };
}

function timeOf(sealed: ChainEvent | undefined) {
  if (sealed?.kind !== 'SEALED') throw new TypeError('the chain does not tell of a seal');
  return new Date(sealed.data.time);
}
