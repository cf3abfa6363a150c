import type { components } from '#openapi';
import type { Verification } from '../../documents/verify/verification.ts';

export type Check = components['schemas']['DocumentCheck'];

export const EMPTY_CHECK_DETAILS: Omit<Check, 'verdict' | 'words'> = {
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

export const describeVerification = (judged: Verification) => {
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
    pageCount: kind === 'CERTIFICATE' ? null : (record?.pageCount ?? null),
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
