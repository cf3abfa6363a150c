import { CONSENT_VERSIONS } from '../../../content/terms.ts';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { FileAnswer, OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import { findMarkPictureFor } from '../../contracts/values/contract-marks.repository.ts';
import { viewSenderValues } from '../../contracts/values/sender-values.ts';
import { answerPicture } from '../../marks/mark-picture.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { markConsented, markViewed } from '../../contracts/core/receiver-transitions.ts';
import { markMoved } from '../../contracts/core/transitions.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { disposition } from '../../files/file-name.ts';
import { contentAddress } from '../../files/file-view.ts';
import { createSignedAddresses, receiverSubject, type Subject } from '../../files/signed-address.ts';
import {
  attachmentAddress,
  attachmentView,
  findAttachmentFor,
  listAttachments,
} from '../../contracts/values/attachments.repository.ts';
import { createDrafts, EMPTY_DRAFT } from '../../contracts/values/drafts.repository.ts';
import {
  createFinalValues,
  finalValueOf,
  type FinalsByReceiver,
} from '../../contracts/values/final-values.repository.ts';
import { viewFinal, viewFinals } from '../../contracts/values/final-view.ts';
import { requireGenuineBase } from '../shared/genuine-base.ts';
import { createPageWritings } from './page-writings.ts';
import { performAsReceiver } from '../shared/perform-as-receiver.ts';
import { createReaderQueries } from './reader.repository.ts';
import { requireReach } from '../shared/reach.ts';
import { documentAddress, personView, picturesOf } from '../shared/sign-views.ts';
import { viewPage } from '../../contracts/views/page-views.ts';
import { createValueRequests, findOpenRequest } from '../shared/value-requests.repository.ts';

const ATTACHMENT_TYPES = { PDF: 'application/pdf', PNG: 'image/png', JPEG: 'image/jpeg' } as const;

/** The document, for whoever was let in. */
export function createReadingHandlers(deps: Deps) {
  const { database, files, now, secrets } = deps;
  const addresses = createSignedAddresses(deps);
  const reader = createReaderQueries(deps);
  const drafts = createDrafts(secrets);
  const finalValues = createFinalValues(secrets);
  const valueRequests = createValueRequests(secrets);
  const writings = createPageWritings(deps);

  async function requireReader({ contractId, receiverUuid }: Pick<ReceiverCaller, 'contractId' | 'receiverUuid'>) {
    const { contract, people } = await reader.find(contractId, receiverUuid);
    const receiver = people.find((person) => person.receiverUuid === receiverUuid);
    if (!contract || !receiver) throw new DomainError('NOT_FOUND');
    await requireReach(database, contract, receiver, contract.at);
    return { contract, people, receiver };
  }

  const privateUntil = (expiresAt: Date) =>
    `private, max-age=${Math.floor((expiresAt.getTime() - now().getTime()) / 1000)}`;

  async function viewRequest(receiverUuid: string) {
    const request = await findOpenRequest(database, receiverUuid);
    if (!request) return null;
    const { valueRequestUuid: valueRequestId, fieldIds, message } = request;
    return { valueRequestId, fieldIds, message };
  }

  async function viewReconfirm(
    { receiverUuid }: ReceiverRow,
    people: readonly ReceiverRow[],
    fields: readonly Field[],
    subject: Subject,
  ) {
    const open = await valueRequests.findUnconfirmed(database, receiverUuid);
    if (!open) return null;
    const { before, after } = open.changes;
    const attached = await listAttachments(database, open.receiverUuid);
    const place = { receiverUuid: open.receiverUuid, attached, addresses, subject };
    const changed = fields.filter(({ fieldId }) => finalValueOf(before, fieldId) !== finalValueOf(after, fieldId));
    return {
      valueRequestId: open.valueRequestUuid,
      name: people.find((person) => person.receiverUuid === open.receiverUuid)?.name ?? '',
      message: open.message,
      changes: changed.map((field) => ({
        fieldId: field.fieldId,
        before: viewFinal(field, before, place),
        after: viewFinal(field, after, place),
      })),
    };
  }

  async function stored(sha256: string) {
    const bytes = await files.open(sha256);
    if (!bytes) throw new Error('Bytes that a row names are gone.');
    return bytes;
  }

  return {
    async getSignContract({ caller }) {
      const { contract, people, receiver } = await requireReader(caller);
      await requireGenuineBase(deps, contract, receiver);
      const { contractId, receiverUuid } = caller;
      const subject = receiverSubject(receiver);
      const sign = (address: string) => addresses.sign(address, subject);
      const { fields, annotations } = contract;
      const pictureOf = picturesOf(contract.baseSha256, sign);
      const finals: FinalsByReceiver = contract.hasFinals ? await finalValues.listOf(database, contractId) : new Map();
      const attached = contract.hasAttachments ? await listAttachments(database, receiverUuid) : [];
      const { name, role, state, email, phone, consentedAt } = receiver;
      return {
        contractId,
        title: contract.title,
        documentNo: contract.documentNo ?? '',
        status: contract.status,
        sealState: contract.sealState,
        organizationName: contract.organizationName,
        senderName: contract.senderName ?? '',
        expiresAt: (contract.expiresAt ?? contract.movedAt).toISOString(),
        settings: shownSettings(contract),
        me: { receiverUuid, name, role, state, email, phone, hasConsented: consentedAt !== null },
        people: people.filter((person) => person.state !== 'DELEGATED').map(personView),
        pages: (await reader.listPages(contractId)).map((page) => viewPage(page, pictureOf)),
        documentUrl: sign(documentAddress(contract.baseSha256 ?? '')),
        fields: fields.map((field) => shownField(field, receiverUuid)),
        annotations,
        stamps: annotations.flatMap((drawn) =>
          drawn.type === 'STAMP'
            ? [{ bitmapId: drawn.bitmapId, url: sign(contentAddress(drawn.bitmapId, false)) }]
            : [],
        ),
        draft: contract.hasDraft ? await drafts.find(database, receiverUuid) : EMPTY_DRAFT,
        marks: contract.hasMarks ? await drafts.listMarks(database, receiverUuid) : [],
        attachments: attached.map((row) => attachmentView(row, addresses, subject)),
        othersValues: [
          ...(await viewSenderValues(secrets, database, contract, { addresses, subject })),
          ...(await viewFinals(database, fields, shownFinals(contract, receiver, finals), { addresses, subject })),
        ],
        request: contract.hasRequest ? await viewRequest(receiverUuid) : null,
        reconfirm: contract.hasReconfirm ? await viewReconfirm(receiver, people, fields, subject) : null,
      };
    },
    async getSignPageText({ path: { page }, caller }) {
      const { contract, receiver } = await requireReader(caller);
      await requireGenuineBase(deps, contract, receiver);
      return writings.find(contract, page);
    },
    async getAttachment({ path: { attachmentId }, query: { sig } }) {
      const { subject, expiresAt } = addresses.read(attachmentAddress(attachmentId), sig);
      const found = await findAttachmentFor(database, attachmentId, subject);
      if (!found) {
        const mark = await findMarkPictureFor(database, attachmentId, subject);
        if (!mark) throw new DomainError('NOT_FOUND');
        return answerPicture(deps, mark, expiresAt);
      }
      return {
        kind: 'file',
        contentType: ATTACHMENT_TYPES[found.kind],
        bytes: await stored(found.sha256),
        cacheControl: privateUntil(expiresAt),
        etag: found.sha256,
        // A file is never shown in the page: it may hold whatever somebody put in it.
        disposition: disposition(found.kind === 'PDF' ? 'attachment' : 'inline', found.name),
      } satisfies FileAnswer;
    },
    async markViewed(call) {
      await performAsReceiver(deps, call, async ({ transaction, contract, receiver, at, by }) => {
        if (receiver.viewedAt !== null) return;
        const { contractId, receiverUuid } = receiver;
        await markViewed(transaction, receiver, at);
        await appendEvents(transaction, contractId, [{ kind: 'DOCUMENT_VIEWED', at, ...by, data: { receiverUuid } }]);
        await markMoved(transaction, contract);
      });
      return null;
    },
    async giveConsents(call) {
      const missing = KINDS.filter((kind) => !call.body.kinds.includes(kind));
      if (missing.length > 0) {
        const fieldErrors = [{ field: 'kinds', message: '두 가지 모두 동의해주세요.' }];
        throw new DomainError('VALIDATION', { fieldErrors });
      }
      await performAsReceiver(deps, call, async ({ transaction, contract, receiver, at, by }) => {
        if (receiver.consentedAt !== null) return;
        const { contractId, receiverUuid } = receiver;
        await markConsented(transaction, receiver, at);
        const events = KINDS.map((kind) => {
          const consents = [{ kind, version: CONSENT_VERSIONS[kind] }];
          return { kind: 'CONSENTED' as const, at, ...by, data: { receiverUuid, consents } };
        });
        await appendEvents(transaction, contractId, events);
        await markMoved(transaction, contract);
      });
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}

const KINDS = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] as const;

const shownSettings = ({ settings: { pageSealId: _, ...settings } }: ContractRow) => settings;

/** What was proposed to somebody else may hold what only they should read; where the sender keeps a mark concerns nobody. */
function shownField({ value, senderMark, ...field }: Field, receiverUuid: string): Field {
  const isRead = field.receiverUuid === null || field.receiverUuid === receiverUuid;
  return {
    ...field,
    ...(isRead && value !== undefined && { value }),
    ...(senderMark && { senderMark: { from: 'MINE', markId: null } }),
  };
}

/** One's own, and those of the others if the sender shows them. */
const shownFinals = (
  { settings }: ContractRow,
  { receiverUuid }: ReceiverRow,
  finals: FinalsByReceiver,
): FinalsByReceiver => new Map([...finals].filter(([uuid]) => uuid === receiverUuid || settings.showOthers === 'ALL'));
