import { exportChain } from '../../audit/chain.ts';
import type { ChainEvent } from '../../audit/events.ts';
import type { Difference } from '../../audit/judge-record.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { certificateTitle, drawCertificate } from '../../documents/certificate/certificate.ts';
import type { PreparedImage } from '../../documents/compose/drawing.types.ts';
import { prepareThumbnail } from '../../documents/compose/images.ts';
import { sealDocument } from '../../documents/seal-document.ts';
import { certificateFacts, type CertificateOrder } from '../audit/certificate-facts.ts';
import { appendEvents, extendRecord, readRecord, type ContractRecord } from '../audit/contract-events.repository.ts';
import {
  keepSealed,
  lockContract,
  requireContractToSeal,
  type ContractRow,
} from '../contracts/core/contracts.repository.ts';
import type { PagePictures } from '../files/page-pictures.ts';
import { keepBytes } from '../files/stored-bytes.ts';
import { takeCertificateNo } from './certificate-number.ts';
import { describeRecord, judgeStored } from './compare.ts';
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
 * Compares what is stored with its record, and seals nothing where they differ. Seals the document and writes that down, then
 * draws and seals the certificate of all that happened. The document is sealed once, whichever worker was killed in between;
 * the certificate is for the transaction that completes the contract.
 */
export async function sealContract(
  parts: Parts,
  contractId: string,
): Promise<SealedContract | { differences: Difference[] } | null> {
  const { stored, record, at, ...present } = await readWithRecord(parts, contractId);
  const { contract } = stored;
  if (!waitsForSeal(contract)) return null;
  const { base, pictures, damaged, missing } = await readBytes(parts, stored);
  const differences = judgeStored(stored, record, { isComplete: true, damaged });
  if (differences.length > 0) return { differences };
  // Nothing is left out of a drawing: it is tried again until all is there.
  if (base === null || missing.length > 0) throw new Error(`Not there: ${missing.map(({ what }) => what).join(', ')}.`);
  // As it was called when it sent: a name that a row got since was shown to nobody who signed.
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

/** As of one moment: somebody else may be sealing it, and what they write down in between would seem to differ. */
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

/** A contract whose document is sealed; its record ends with the seal, or is null where it has to be read again. */
type Sealed = { contract: ContractRow; record: ContractRecord | null; at: Date };

/** The values over the base, with the chain up to the last signature. */
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
    // A worker whose lease had run out was faster after all: its seal stands.
    if (present.status !== 'IN_PROGRESS' || present.sealedSha256 !== null)
      return { contract: present, record: null, at: keptAt };
    const { sha256, keyId, chunks } = sealed;
    const bytes = Buffer.concat(chunks);
    await keepBytes(transaction, files, bytes);
    const data = { sha256, keyId, time: at.toISOString(), bytes: bytes.length };
    const appended = await appendEvents(transaction, contractId, [
      { kind: 'SEALED', at, actor: { kind: 'SYSTEM' }, data },
    ]);
    const certificateNo = await takeCertificateNo(transaction, at);
    await keepSealed(transaction, contractId, { sealedSha256: sha256, certificateNo });
    return {
      contract: { ...present, sealedSha256: sha256, certificateNo },
      record: extendRecord(record, appended),
      at: keptAt,
    };
  });
}

/** Between the comparison and the seal somebody may have come to the contract. */
async function readAgain({ database }: Parts, contractId: string) {
  const record = await readRecord(database, contractId);
  if (!describeRecord(record).verdict.ok) throw new Error('The chain has changed while its contract was sealed.');
  return record;
}

type ToTell = Pick<Drawn, 'marks' | 'senderMark' | 'composition'> &
  Pick<CertificateOrder, 'organizationName' | 'attachments'>;

/** The chain up to the seal: what happens afterwards stands in the database alone. */
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
  const facts = certificateFacts(chain, {
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
    title: certificateTitle(facts),
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
 * As it was drawn from the base, which was compared with the record: what pages look like stands in no event. A certificate without a
 * picture is better than none: a page that can't be drawn now is left out.
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

/** One document that was sent to many is drawn small once: that is a third of what its certificate costs. */
const thumbnails = new Map<string, PreparedImage>();
const MAX_THUMBNAILS = 100;

function keepThumbnail(sha256: string, thumbnail: PreparedImage) {
  const [oldest] = thumbnails.keys();
  if (thumbnails.size >= MAX_THUMBNAILS && oldest !== undefined) thumbnails.delete(oldest);
  thumbnails.set(sha256, thumbnail);
}
