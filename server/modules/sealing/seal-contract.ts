import { exportChain } from '../../audit/chain.ts';
import type { ChainEvent } from '../../audit/events.ts';
import type { Difference } from '../../audit/compare-record.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { formatCertificateTitle, drawCertificate } from '../../documents/certificate/certificate.ts';
import type { PreparedImage } from '../../documents/compose/drawing.types.ts';
import { prepareThumbnail } from '../../documents/compose/images.ts';
import { sealDocument } from '../../documents/seal-document.ts';
import { deriveCertificateFacts, type CertificateOrder } from '../audit/certificate-facts.ts';
import { appendEvents, extendRecord, readRecord, type ContractRecord } from '../audit/contract-events.repository.ts';
import {
  recordSeal,
  lockContract,
  requireContractToSeal,
  type ContractRow,
} from '../contracts/core/contracts.repository.ts';
import type { PagePictures } from '../files/page-pictures.ts';
import { storeBytes } from '../files/stored-bytes.ts';
import { takeCertificateNo } from './certificate-number.ts';
import { describeRecord, compareStored } from './compare.ts';
import { composeContract } from './composition.ts';
import { groupGivenFiles } from './given-files.ts';
import { preparePictures } from './pictures.ts';
import { loadPlainPages } from './plain-pages.ts';
import { readBytes } from './read-bytes.ts';
import type { Sealing } from './sealing.ts';
import { readStoredContract } from './stored-contract.ts';

type Parts = Pick<Deps, 'config' | 'database' | 'documents' | 'files' | 'secrets'> & {
  sealing: Sealing;
  pagePictures: PagePictures;
};
type Drawn = ReturnType<typeof composeContract>;
export type SealedContract = { certificate: Buffer; completedAt: Date };

/**
 * Seals the document and records the seal, then creates and seals the certificate. Seals nothing if the stored data
 * differs from the chain. If a worker is killed in between, the next one keeps the sealed document. The certificate is
 * stored by the transaction that completes the contract.
 */
export async function sealContract(
  parts: Parts,
  contractId: string,
): Promise<SealedContract | { differences: Difference[] } | null> {
  const { stored, record, at, ...present } = await readWithRecord(parts, contractId);
  const { contract } = stored;
  if (!waitsForSeal(contract)) return null;
  const { base, pictures, damaged, missing } = await readBytes(parts, stored);
  const differences = compareStored(stored, record, { isComplete: true, damaged });
  if (differences.length > 0) return { differences };
  // Never seal an incomplete document; the job is retried until all files are there.
  if (base === null || missing.length > 0) throw new Error(`Not there: ${missing.map(({ what }) => what).join(', ')}.`);
  // The organisation's name when it sent the contract. Nobody who signed has seen a later name.
  const sent = record.opened.find((event) => event.kind === 'SENT');
  const organizationName = sent?.data.organization?.name ?? present.organizationName;
  const drawn = composeContract(stored, await preparePictures(pictures), organizationName);
  const sealed =
    contract.sealedSha256 === null
      ? await sealBase(parts, contract, { base, record, at, ...drawn })
      : { contract, record, at };
  return sealCertificate(parts, sealed, {
    ...drawn,
    organizationName,
    attachments: groupGivenFiles(stored.attachments),
  });
}

export const waitsForSeal = ({ status, sealState }: ContractRow) =>
  status === 'IN_PROGRESS' && (sealState === 'PENDING' || sealState === 'RETRYING');

/**
 * Reads everything from one snapshot: another worker may be sealing the contract, and its new events would look like
 * differences.
 */
const readWithRecord = ({ database, secrets }: Pick<Parts, 'database' | 'secrets'>, contractId: string) =>
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

/** Draws the values onto the base and seals the result, with the chain up to the last signature attached. */
async function sealBase(
  parts: Parts,
  contract: ContractRow,
  { base, record, at, composition }: Drawn & { base: Buffer; record: ContractRecord; at: Date },
): Promise<Sealed> {
  const { database, files, sealing } = parts;
  const { contractId } = contract;
  const allSigned = record.events.findIndex(({ kind }) => kind === 'ALL_SIGNED');
  const sealed = await sealDocument({
    base,
    kind: 'DOCUMENT',
    title: contract.title,
    composition,
    plainPages: await loadPlainPages(parts, contract),
    chain: exportChain({ ...record, events: record.events.slice(0, allSigned + 1) }, 'DOCUMENT'),
    at,
    key: sealing.key(),
    ...(sealing.stamp && { stamp: sealing.stamp }),
  });
  return database.transaction().execute(async (transaction) => {
    const { contract: present, at: keptAt } = await lockContract(transaction, contractId);
    // A worker whose lease had expired finished first, so its seal is used.
    if (present.status !== 'IN_PROGRESS' || present.sealedSha256 !== null)
      return { contract: present, record: null, at: keptAt };
    const { sha256, keyId, chunks } = sealed;
    const bytes = Buffer.concat(chunks);
    await storeBytes(transaction, files, bytes);
    const data = { sha256, keyId, time: at.toISOString(), bytes: bytes.length };
    const appended = await appendEvents(transaction, contractId, [
      { kind: 'SEALED', at, actor: { kind: 'SYSTEM' }, data },
    ]);
    const certificateNo = await takeCertificateNo(transaction, at);
    await recordSeal(transaction, contractId, { sealedSha256: sha256, certificateNo });
    return {
      contract: { ...present, sealedSha256: sha256, certificateNo },
      record: extendRecord(record, appended),
      at: keptAt,
    };
  });
}

/** Events may have been appended since the comparison, so the chain is read and verified again. */
async function readAgain({ database }: Parts, contractId: string) {
  const record = await readRecord(database, contractId);
  if (!describeRecord(record).verdict.ok) throw new Error('The chain has changed while its contract was sealed.');
  return record;
}

type ToTell = Pick<Drawn, 'marks' | 'senderMark' | 'composition'> &
  Pick<CertificateOrder, 'organizationName' | 'attachments'>;

/** Creates the certificate with the chain up to the seal. Later events are recorded only in the database. */
async function sealCertificate(
  parts: Parts,
  { contract, record: known, at: issuedAt }: Sealed,
  { marks, senderMark, composition, organizationName, attachments }: ToTell,
): Promise<SealedContract> {
  const { config, sealing } = parts;
  const { contractId, certificateNo } = contract;
  const record = known ?? (await readAgain(parts, contractId));
  const place = record.events.findLastIndex(({ kind }) => kind === 'SEALED');
  const chain = record.opened.slice(0, place + 1);
  const facts = deriveCertificateFacts(chain, {
    certificateNo: certificateNo ?? '',
    organizationName,
    issuedAt,
    publicUrl: config.publicUrl,
    timestamped: sealing.stamp !== null,
    marks,
    attachments,
    senderMark,
    ...(composition.images && { images: composition.images }),
    firstPage: await readFirstPage(parts, contract),
  });
  const { chunks } = await sealDocument({
    base: drawCertificate(facts),
    kind: 'CERTIFICATE',
    title: formatCertificateTitle(facts),
    composition: { fields: [] },
    chain: exportChain({ ...record, events: record.events.slice(0, place + 1) }, 'CERTIFICATE'),
    at: issuedAt,
    key: sealing.key(),
    ...(sealing.stamp && { stamp: sealing.stamp }),
  });
  return { certificate: Buffer.concat(chunks), completedAt: timeOf(chain.at(-1)) };
}

function timeOf(sealed: ChainEvent | undefined) {
  if (sealed?.kind !== 'SEALED') throw new TypeError('the chain does not tell of a seal');
  return new Date(sealed.data.time);
}

/**
 * The first page comes from the base, which was compared with the chain, because no event records what pages look like.
 * If the page cannot be rendered, the certificate has no image.
 */
async function readFirstPage({ pagePictures }: Parts, { baseSha256 }: ContractRow): Promise<PreparedImage | null> {
  const documentSha256 = baseSha256 ?? '';
  const known = thumbnails.get(documentSha256);
  if (known) return known;
  try {
    const { bytes } = await pagePictures.read({ documentSha256, page: 1, width: 480 });
    const thumbnail = await prepareThumbnail(bytes);
    keepThumbnail(documentSha256, thumbnail);
    return thumbnail;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PICTURE_FAILED') return null;
    throw error;
  }
}

/**
 * Caches thumbnails, because a document is often sent to many receivers and scaling its first page is a third of the
 * cost of a certificate.
 */
const thumbnails = new Map<string, PreparedImage>();
const MAX_THUMBNAILS = 100;

function keepThumbnail(sha256: string, thumbnail: PreparedImage) {
  const [oldest] = thumbnails.keys();
  if (thumbnails.size >= MAX_THUMBNAILS && oldest !== undefined) thumbnails.delete(oldest);
  thumbnails.set(sha256, thumbnail);
}
