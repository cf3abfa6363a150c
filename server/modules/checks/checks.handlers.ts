import { createHash } from 'node:crypto';
import type { components } from '#openapi';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { Verification } from '../../documents/verify/verification.ts';
import { sayVerdictAlone } from '../../documents/verify/words.ts';
import {
  findByContract,
  findByFingerprint,
  findByNumber,
  readRecord,
  type KnownSeal,
} from './known-seals.repository.ts';

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
  people: [],
  eventCount: null,
};

/** Whether a file or a number is ours, for anybody who asks. Nothing that is sent here is kept. */
export function createCheckHandlers({ database, documents, trust }: Deps) {
  /** What the records say of a file that is exactly one of the two that were sealed. */
  async function known(sha256: string): Promise<Check | null> {
    const found = await findByFingerprint(database, sha256);
    if (!found) return null;
    return {
      ...NOTHING,
      ...publicFacts(found),
      ...(await readRecord(database, found.contractId)),
      verdict: 'WHOLE',
      words: sayVerdictAlone('WHOLE'),
      kind: found.certificateSha256 === sha256 ? 'CERTIFICATE' : 'DOCUMENT',
      sha256,
      title: found.title,
    };
  }

  return {
    async checkByNumber({ path: { certificateNo } }) {
      const found = await findByNumber(database, certificateNo.trim().toUpperCase());
      if (!found) throw new DomainError('NOT_FOUND', { message: '맞는 증명서가 없어요. 번호를 다시 확인해주세요.' });
      return { ...NOTHING, ...publicFacts(found), verdict: 'WHOLE', words: '진짜 증명서예요.', kind: 'CERTIFICATE' };
    },
    async checkByHash({ query: { sha256 } }) {
      const words = '지문이 같은 문서를 찾지 못했어요. 파일을 올리면 살펴볼게요.';
      return (await known(sha256)) ?? { ...NOTHING, verdict: 'UNKNOWN', words, sha256 };
    },
    async checkFile({ body: { file } }) {
      if (file.bytes.length === 0) throw new DomainError('FILE_EMPTY');
      const sha256 = createHash('sha256').update(file.bytes).digest('hex');
      const untouched = await known(sha256);
      if (untouched) return untouched;
      const judged = await documents.verify(file.bytes, trust());
      if (!judged) return { ...NOTHING, verdict: 'DAMAGED', words: sayVerdictAlone('DAMAGED'), sha256 };
      const contractId = recordOf(judged)?.contractId ?? null;
      const found = contractId === null ? undefined : await findByContract(database, contractId);
      return { ...NOTHING, ...(found && { ...publicFacts(found), title: found.title }), ...factsOf(judged) };
    },
  } satisfies Partial<OperationHandlers>;
}

/** Without names: whoever has the number need not have the document. */
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
  const { verdict, words, kind, sha256, sealedAt, keyId, timestamp, addedAfter } = judged;
  const record = recordOf(judged);
  return {
    verdict,
    words,
    kind,
    sha256,
    sealedAt,
    keyId,
    timestamp,
    addedAfter,
    people: record?.signers ?? [],
    eventCount: record?.events ?? null,
  };
};

/** Only a seal that holds binds a record to its file: anybody could put a whole one into another. */
const recordOf = ({ verdict, chain }: Verification) =>
  (verdict === 'WHOLE' || verdict === 'ADDED_AFTER') && chain?.status === 'INTACT' ? chain : null;
