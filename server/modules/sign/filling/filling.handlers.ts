import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { listContractFiles } from '../../contracts/core/contract-files.repository.ts';
import { readContents } from '../../contracts/core/contracts.repository.ts';
import { cleanFileName } from '../../files/file-name.ts';
import { createSignedAddresses, receiverSubject } from '../../files/signed-address.ts';
import { keepBytes } from '../../files/stored-bytes.ts';
import { attachmentView, keepAttachment, listAttachments } from '../../contracts/values/attachments.repository.ts';
import { createDrafts, type SignDraft } from '../../contracts/values/drafts.repository.ts';
import { hasFinal } from '../../contracts/values/final-values.repository.ts';
import { mergeDraft } from '../shared/merge-draft.ts';
import { requireTurnToSign } from '../shared/place.ts';
import { readAttachment } from '../shared/read-attachment.ts';
import { findOpenRequest } from '../shared/value-requests.repository.ts';
import { requirePrintableMark } from '../../marks/printable.ts';

const MAX_ATTACHMENTS = 10;
const MAX_MARKS = 50;

/** What a receiver fills in, kept at once so that they can go on wherever they are. */
export function createFillingHandlers(deps: Deps) {
  const { database, documents, files, secrets } = deps;
  const addresses = createSignedAddresses(deps);
  const drafts = createDrafts(secrets);

  /** Reads, changes and writes what is there while nobody else does. */
  const change = (
    caller: ReceiverCaller,
    write: (
      transaction: Transaction<DB>,
      draft: SignDraft,
      place: Awaited<ReturnType<typeof requireTurnToSign>>,
    ) => Promise<SignDraft>,
  ) =>
    database.transaction().execute(async (transaction) => {
      const place = await requireTurnToSign(transaction, caller);
      const draft = await drafts.find(transaction, caller.receiverUuid);
      return drafts.keep(transaction, caller.receiverUuid, await write(transaction, draft, place), place.at);
    });

  return {
    async putValues({ body, caller }) {
      const { receiverUuid, contractId } = caller;
      return change(caller, async (transaction, draft, place) => {
        const { fields } = await readContents(transaction, contractId);
        const attached = await listAttachments(transaction, receiverUuid);
        const marks = await drafts.listMarks(transaction, receiverUuid);
        const request = await findOpenRequest(transaction, receiverUuid);
        const open = request ? fields.filter(({ fieldId }) => request.fieldIds.includes(fieldId)) : fields;
        const markIds = new Set(marks.map(({ markId }) => markId));
        return mergeDraft(draft, body, { ...place, fields, open, markIds, attached });
      });
    },
    async keepMark({ body: { mark }, caller }) {
      const { receiverUuid } = caller;
      return database.transaction().execute(async (transaction) => {
        const { at } = await requireTurnToSign(transaction, caller);
        requirePrintableMark(mark);
        if (mark.kind === 'IMAGE') await requirePictures(transaction, receiverUuid, [mark.fileId]);
        if ((await drafts.listMarks(transaction, receiverUuid)).length >= MAX_MARKS)
          throw new DomainError('TOO_MANY', { message: `서명은 ${MAX_MARKS}개까지 둘 수 있어요.` });
        const markId = uuidv7();
        await drafts.keepMark(transaction, markId, receiverUuid, mark, at);
        return { markId };
      });
    },
    async attachFile({ body: { file }, caller }) {
      const { receiverUuid } = caller;
      const requireRoom = async (transaction: Transaction<DB>) => {
        const place = await requireTurnToSign(transaction, caller);
        if ((await listAttachments(transaction, receiverUuid)).length >= MAX_ATTACHMENTS)
          throw new DomainError('TOO_MANY', { message: `파일은 ${MAX_ATTACHMENTS}개까지 올릴 수 있어요.` });
        return place;
      };
      await database.transaction().execute(requireRoom);
      const { kind, bytes } = await readAttachment(documents, file.bytes);
      const { row, receiver } = await database.transaction().execute(async (transaction) => {
        const { receiver, at } = await requireRoom(transaction);
        const kept = {
          attachmentUuid: uuidv7(),
          name: cleanFileName(file.name),
          kind,
          sha256: await keepBytes(transaction, files, bytes),
          bytes: bytes.length,
        };
        await keepAttachment(transaction, kept, receiverUuid, at);
        return { row: kept, receiver };
      });
      return attachmentView(row, addresses, receiverSubject(receiver));
    },
    async putOwnAnnotations({ body: { annotations }, caller }) {
      return change(caller, async (transaction, draft, { contract }) => {
        if (!contract.settings.allowAnnotate || (await hasFinal(transaction, caller.receiverUuid)))
          throw new DomainError('ANNOTATION_NOT_ALLOWED');
        const parts = await listContractFiles(transaction, contract);
        const pageCounts = new Map(parts.map(({ file, pages }) => [file.fileUuid, pages.length]));
        const isOnPage = ({ fileId, pageIndex }: (typeof annotations)[number]) =>
          pageIndex < (pageCounts.get(fileId) ?? 0);
        if (!annotations.every(({ fileId }) => pageCounts.has(fileId))) throw new DomainError('FILE_NOT_FOUND');
        if (!annotations.every(isOnPage)) throw new DomainError('PAGE_UNKNOWN');
        const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : []));
        await requirePictures(transaction, caller.receiverUuid, stamps);
        return { ...draft, annotations };
      });
    },
  } satisfies Partial<OperationHandlers>;
}

async function requirePictures(transaction: Transaction<DB>, receiverUuid: string, ids: readonly string[]) {
  const attached = await listAttachments(transaction, receiverUuid);
  const pictures = new Set(attached.flatMap(({ attachmentUuid, kind }) => (kind === 'PDF' ? [] : [attachmentUuid])));
  if (!ids.every((id) => pictures.has(id))) throw new DomainError('ATTACHMENT_UNKNOWN');
}
