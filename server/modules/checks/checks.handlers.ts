import { createHash } from 'node:crypto';
import type { components } from '#openapi';
import { DamagedFileError } from '../../adapters/files/port.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { Verification } from '../../documents/verify/verification.ts';
import { describeVerdictOnly } from '../../documents/verify/words.ts';
import { findByNumber, isSealedFile, type KnownSeal } from './known-seals.repository.ts';

type Check = components['schemas']['DocumentCheck'];

const NOTHING: Omit<Check, 'verdict' | 'words'> = {
  kind: null,
  sha256: null,
  certificateNo: null,
  documentNo: null,
  title: null,
  organizationName: null,
  completedAt: null,
  sealedAt: null,
  pageCount: null,
  documentSha256: null,
  certificateSha256: null,
  keyId: null,
  timestamp: null,
  addedAfter: [],
  signatures: [],
  people: [],
  eventCount: null,
  recordFault: null,
};

/**
 * Lets anyone check whether a file or a document number is ours. Files are verified without trusting the database, so
 * that write access to it can't make a forged file valid. Submitted files aren't stored.
 */
export function createCheckHandlers({ database, documents, files, trust }: Deps) {
  async function judge(bytes: Uint8Array, sha256: string): Promise<Check> {
    const judged = await documents.verify(bytes, trust());
    if (!judged) return { ...NOTHING, verdict: 'DAMAGED', words: describeVerdictOnly('DAMAGED'), sha256 };
    return { ...NOTHING, ...factsOf(judged) };
  }
  /** Reads the stored file with this hash if it still exists and belongs to a completed contract. */
  const readSealed = async (sha256: string) =>
    (await isSealedFile(database, sha256)) ? files.get(sha256).catch(ignoreDamaged) : null;

  return {
    async checkByNumber({ path: { certificateNo } }) {
      const found = await findByNumber(database, certificateNo.trim().toUpperCase());
      if (!found) throw new DomainError('NOT_FOUND', { message: '맞는 증명서가 없어요. 번호를 다시 확인해주세요.' });
      const words = '이 번호의 증명서가 있어요. 가진 PDF를 올려 확인해주세요.';
      return { ...NOTHING, ...publicFacts(found), verdict: 'EXISTS', words, kind: 'CERTIFICATE' };
    },
    async checkByHash({ query: { sha256 } }) {
      const kept = await readSealed(sha256);
      if (kept) return judge(kept, sha256);
      const words = '지문이 같은 문서를 찾지 못했어요. 파일을 올리면 살펴볼게요.';
      return { ...NOTHING, verdict: 'UNKNOWN', words, sha256 };
    },
    async checkFile({ body: { file } }) {
      if (file.bytes.length === 0) throw new DomainError('FILE_EMPTY');
      return judge(file.bytes, createHash('sha256').update(file.bytes).digest('hex'));
    },
  } satisfies Partial<OperationHandlers>;
}

/**
 * Returns null for a damaged file, because its bytes must never be returned. The code that reads files notifies the
 * operator.
 */
function ignoreDamaged(error: unknown) {
  if (error instanceof DamagedFileError) return null;
  throw error;
}

/** Leaves out personal names, because somebody who knows the number doesn't necessarily have the document. */
const publicFacts = (found: KnownSeal) => ({
  certificateNo: found.certificateNo,
  documentNo: found.documentNo,
  organizationName: found.organizationName,
  completedAt: found.endedAt?.toISOString() ?? null,
  pageCount: found.pageCount,
  documentSha256: found.sealedSha256,
  certificateSha256: found.certificateSha256,
});

const factsOf = (judged: Verification) => {
  const { verdict, words, kind, sha256, sealedAt, keyId, timestamp, addedAfter, signatures } = judged;
  const record = recordOf(judged);
  const isWhole = record !== null && verdict === 'WHOLE';
  const own = isWhole ? sha256 : null;
  return {
    verdict,
    words,
    kind,
    sha256,
    sealedAt,
    keyId,
    timestamp,
    addedAfter,
    signatures,
    title: record?.title ?? null,
    documentNo: record?.documentNo ?? null,
    organizationName: record?.organizationName ?? null,
    pageCount: record?.pageCount ?? null,
    completedAt: (kind === 'CERTIFICATE' ? record?.sealed?.time : record && instantOf(sealedAt)) ?? null,
    documentSha256: kind === 'CERTIFICATE' ? (record?.sealed?.sha256 ?? null) : own,
    certificateSha256: kind === 'CERTIFICATE' ? own : null,
    people: record?.signers ?? [],
    eventCount: record?.events ?? null,
    recordFault: judged.chain?.fault ?? null,
  };
};

const instantOf = (sealedAt: string | null) => sealedAt && new Date(sealedAt).toISOString();

/** Returns the chain if the seal is valid. Otherwise, anyone could attach a valid chain to another file. */
const recordOf = ({ verdict, chain }: Verification) =>
  (verdict === 'WHOLE' || verdict === 'ADDED_AFTER') && chain?.status === 'INTACT' ? chain : null;
