import { appendAllEvents, startChain, type AppendedEvent } from '../audit/chain.ts';
import type { Actor, EventData, NewEvent } from '../audit/events.ts';

const ACTOR: Actor = { kind: 'SYSTEM', name: '명령줄' };
export const LOCAL_RECEIVER_UUID = '00000000-0000-7000-8000-000000000001';

export type SealedFile = {
  contractId: string;
  documentNo: string;
  title: string;
  fileName: string;
  sha256: string;
  normalisedSha256: string;
  notices: string[];
  pageCount: number;
  /** Values keyed by field. Marks are recorded as hashes. */
  values: EventData['SIGNED']['values'];
  marks: EventData['SIGNED']['marks'];
};

/** Creates a short chain, from upload to last signature, for a file that was never sent. */
export function createLocalEvents(file: SealedFile, at: Date): AppendedEvent[] {
  const source = {
    fileId: file.contractId,
    name: file.fileName,
    sha256: file.sha256,
    normalisedSha256: file.normalisedSha256,
    firstPage: 1,
    lastPage: file.pageCount,
  };
  const base = { sha256: file.normalisedSha256, pageCount: file.pageCount };
  const receiver = {
    receiverUuid: LOCAL_RECEIVER_UUID,
    name: '명령줄',
    email: null,
    phone: null,
    role: 'SIGNER' as const,
    order: 1,
    title: '',
    verifications: [],
    channels: [],
  };
  const { title, documentNo, sha256, normalisedSha256, notices, values, marks } = file;
  const events: NewEvent[] = [
    { kind: 'CREATED', at, actor: ACTOR, data: { title, documentNo, kind: 'NORMAL', files: [source], base } },
    ...(sha256 === normalisedSha256
      ? []
      : [
          {
            kind: 'FILE_NORMALISED' as const,
            at,
            actor: ACTOR,
            data: { fileId: file.contractId, sha256, normalisedSha256, notices },
          },
        ]),
    { kind: 'SENT', at, actor: ACTOR, data: { expiresAt: at.toISOString(), receivers: [receiver] } },
    { kind: 'SIGNED', at, actor: ACTOR, data: { receiverUuid: LOCAL_RECEIVER_UUID, values, marks } },
    { kind: 'ALL_SIGNED', at, actor: ACTOR, data: {} },
  ];
  return appendAllEvents(startChain(file.contractId), events).appended;
}

export function appendSealEvents(
  before: readonly AppendedEvent[],
  seal: { sha256: string; keyId: string },
  at: Date,
): AppendedEvent[] {
  const last = before.at(-1);
  if (!last) throw new TypeError('What is sealed has a chain.');
  const data = { sha256: seal.sha256, keyId: seal.keyId, time: at.toISOString() };
  const sealed = appendAllEvents(last.head, [{ kind: 'SEALED', at, actor: { kind: 'SYSTEM' }, data }]);
  return [...before, ...sealed.appended];
}
