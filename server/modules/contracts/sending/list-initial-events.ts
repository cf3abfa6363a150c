import { CURRENT_FORMAT } from '../../../audit/chain.ts';
import type { Actor, NewEvent } from '../../../audit/events.ts';
import { hashPlan } from '../../../audit/hash-plan.ts';
import type { Client } from '../../../contract/operations.ts';
import type { StoredFileRow } from '../../files/files.repository.ts';
import type { ContractRow } from '../core/contracts.repository.ts';
import { maskContact } from '../core/mask-contact.ts';
import { identifyClient } from '../core/perform.ts';
import type { ReceiverRow } from '../core/receivers.repository.ts';
import type { ContractMark } from '../values/contract-marks.repository.ts';
import { toRecordedSenderValues } from '../values/recorded-sender-values.ts';
import type { Draft } from '../drafting/load-draft.ts';
import type { PreparedContract } from './prepare-contract.ts';

/** A member, or the scheduler on a member's behalf. */
export type Sender = { actor: Actor; client: Client | null };

type Sent = Pick<PreparedContract, 'base'> & {
  contract: Pick<ContractRow, 'title' | 'documentNo' | 'kind' | 'settings'>;
  draft: Pick<Draft, 'files' | 'fields' | 'annotations' | 'expiresAt'> & { receivers: readonly SentReceiver[] };
  organization: { organizationUuid: string; name: string };
  marks: readonly ContractMark[];
  uploads: readonly StoredFileRow[];
};

type SentReceiver = Pick<
  ReceiverRow,
  'receiverUuid' | 'name' | 'email' | 'phone' | 'role' | 'signingOrder' | 'title' | 'verifications' | 'channels'
>;

/** Lists the events that start a contract's chain. */
export function listInitialEvents(
  { contract, organization, draft, base, marks, uploads }: Sent,
  { actor, client }: Sender,
  at: Date,
): NewEvent[] {
  const { title, documentNo, kind } = contract;
  const from = { at, actor, ...(client && identifyClient(client)) };
  const parts = draft.files.map(({ file, pages }) => {
    const { fileUuid: fileId, name, sha256, normalisedSha256 } = file;
    const firstPage = base.firstPages.get(fileId) ?? 1;
    const lastPage = firstPage + pages.length - 1;
    return {
      file,
      frozen: { fileId, name, sha256, normalisedSha256: normalisedSha256 ?? sha256, firstPage, lastPage },
    };
  });
  return [
    {
      kind: 'CREATED',
      ...from,
      data: {
        title,
        documentNo: documentNo ?? '',
        kind,
        files: parts.map(({ frozen }) => frozen),
        base: { sha256: base.sha256, pageCount: base.pageCount },
      },
    },
    ...parts.flatMap(({ file, frozen }): NewEvent[] => {
      const { fileId, name, sha256, normalisedSha256: arrangedSha256 } = frozen;
      const { arrangement } = file;
      // The upload was normalised and confirmed before its pages were arranged.
      const normalisedSha256 = arrangement?.sha256 ?? arrangedSha256;
      const confirmedAt = file.confirmedAt?.toISOString();
      const notices = file.notices.map(({ code }) => code);
      return [
        ...(sha256 !== normalisedSha256 || notices.length > 0
          ? [{ kind: 'FILE_NORMALISED' as const, ...from, data: { fileId, name, sha256, normalisedSha256, notices } }]
          : []),
        ...(confirmedAt
          ? [{ kind: 'FILE_CONFIRMED' as const, ...from, data: { fileId, name, normalisedSha256, confirmedAt } }]
          : []),
        ...(arrangement
          ? [
              {
                kind: 'FILE_ARRANGED' as const,
                ...from,
                data: {
                  fileId,
                  name,
                  sha256,
                  normalisedSha256,
                  arrangedSha256,
                  pageCount: arrangement.pageCount,
                  pages: arrangement.pages.map(({ page }) => page),
                  turns: arrangement.pages.map(({ turn }) => turn),
                  arrangedAt: file.createdAt.toISOString(),
                },
              },
            ]
          : []),
      ];
    }),
    {
      kind: 'SENT',
      ...from,
      data: {
        organization: { organizationUuid: organization.organizationUuid, name: organization.name },
        expiresAt: draft.expiresAt.toISOString(),
        receivers: draft.receivers.map(describeSentReceiver),
        plan: hashPlan({ settings: contract.settings, fields: draft.fields, seats: new Map() }),
        ...toRecordedSenderValues(
          { ...draft, marks, uploads, sentAt: at },
          { format: CURRENT_FORMAT, firstPages: base.firstPages },
        ),
      },
    },
  ];
}

const describeSentReceiver = (receiver: SentReceiver) => ({
  receiverUuid: receiver.receiverUuid,
  ...maskContact(receiver),
  role: receiver.role,
  order: receiver.signingOrder,
  title: receiver.title,
  verifications: receiver.verifications,
  channels: receiver.channels,
});
