import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { firstValues } from '../../../rules/resolve-fields.ts';
import type { ReceiverCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { listContractFiles } from '../contracts/contract-files.repository.ts';
import type { Field } from '../contracts/contract.types.ts';
import { readContents } from '../contracts/contracts.repository.ts';
import type { ReceiverRow } from '../contracts/receivers.repository.ts';
import { cleanFileName } from '../files/file-name.ts';
import { createSignedAddresses } from '../files/signed-address.ts';
import { keepBytes } from '../files/stored-bytes.ts';
import { attachmentView, listAttachments } from './attachments.repository.ts';
import { createDrafts, type SignDraft } from './drafts.repository.ts';
import { fillerOf } from './fill-in.ts';
import { hasFinal } from './final-values.repository.ts';
import { requirePen } from './place.ts';
import { readAttachment } from './read-attachment.ts';
import { findOpenRequest } from './value-requests.repository.ts';
import { requireOwnFields, requirePrintable, requirePrintableMark } from './typed.ts';

const MOST_ATTACHMENTS = 10;
const MOST_MARKS = 50;

/** What a receiver fills in, kept at once so that he can go on wherever he is. */
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
      place: Awaited<ReturnType<typeof requirePen>>,
    ) => Promise<SignDraft>,
  ) =>
    database.transaction().execute(async (transaction) => {
      const place = await requirePen(transaction, caller);
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
        requireOwnFields(body, open, receiverUuid);
        requirePrintable(body.values, fields);
        const markIds = new Set(marks.map(({ markId }) => markId));
        if (!Object.values(body.markRefs).every((id) => id === null || markIds.has(id)))
          throw new DomainError('MARK_UNKNOWN');
        for (const { fieldId, kind } of fields) {
          const value = body.values[fieldId];
          if (!value || (kind !== 'IMAGE' && kind !== 'FILE')) continue;
          const found = attached.find(({ attachmentUuid }) => attachmentUuid === value);
          if (!found || (kind === 'IMAGE' && found.kind === 'PDF')) throw new DomainError('ATTACHMENT_UNKNOWN');
        }
        return {
          ...draft,
          values: merged(draft.values, body.values, proposedIn(fields, place)),
          markRefs: merged(draft.markRefs, body.markRefs),
        };
      });
    },
    async keepMark({ body: { mark }, caller }) {
      const { receiverUuid } = caller;
      return database.transaction().execute(async (transaction) => {
        const { at } = await requirePen(transaction, caller);
        requirePrintableMark(mark);
        if (mark.kind === 'IMAGE') await requirePictures(transaction, receiverUuid, [mark.fileId]);
        if ((await drafts.listMarks(transaction, receiverUuid)).length >= MOST_MARKS)
          throw new DomainError('TOO_MANY', { message: `서명은 ${MOST_MARKS}개까지 둘 수 있어요.` });
        const markId = uuidv7();
        await drafts.keepMark(transaction, markId, receiverUuid, mark, at);
        return { markId };
      });
    },
    async attachFile({ body: { file }, caller }) {
      const { receiverUuid } = caller;
      const requireRoom = async (transaction: Transaction<DB>) => {
        const place = await requirePen(transaction, caller);
        if ((await listAttachments(transaction, receiverUuid)).length >= MOST_ATTACHMENTS)
          throw new DomainError('TOO_MANY', { message: `파일은 ${MOST_ATTACHMENTS}개까지 올릴 수 있어요.` });
        return place;
      };
      await database.transaction().execute(requireRoom);
      const { kind, bytes } = await readAttachment(documents, file.bytes);
      const row = await database.transaction().execute(async (transaction) => {
        const { at } = await requireRoom(transaction);
        const kept = {
          attachmentUuid: uuidv7(),
          name: cleanFileName(file.name),
          kind,
          sha256: await keepBytes(transaction, files, bytes),
          bytes: bytes.length,
        };
        await transaction
          .insertInto('receiverAttachments')
          .values({ ...kept, receiverUuid, createdAt: at })
          .execute();
        return kept;
      });
      return attachmentView(row, addresses, { kind: 'receiver', uuid: receiverUuid });
    },
    async putOwnAnnotations({ body: { annotations }, caller }) {
      return change(caller, async (transaction, draft, { contract }) => {
        if (!contract.settings.allowAnnotate || (await hasFinal(transaction, caller.receiverUuid)))
          throw new DomainError('ANNOTATION_NOT_ALLOWED');
        const parts = await listContractFiles(transaction, contract);
        const pageCounts = new Map(parts.map(({ file, pages }) => [file.fileUuid, pages.length]));
        const isOnPage = ({ fileId, pageIndex }: (typeof annotations)[number]) =>
          pageIndex < (pageCounts.get(fileId) ?? 0);
        if (!annotations.every(isOnPage)) throw new DomainError('PAGE_UNKNOWN');
        const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : []));
        await requirePictures(transaction, caller.receiverUuid, stamps);
        return { ...draft, annotations };
      });
    },
  } satisfies Partial<OperationHandlers>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Field by field, the last writer wins. What is null goes, or stays as an empty text where something would stand by itself. */
function merged(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string | null>>,
  proposed: ReadonlySet<string> = NOTHING,
) {
  const all = Object.entries({ ...before, ...now });
  return Object.fromEntries(
    all.flatMap(([id, value]) => {
      if (value !== null) return [[id, value.normalize('NFC')] as const];
      return proposed.has(id) ? [[id, ''] as const] : [];
    }),
  );
}

/** Fields that are not empty before anything is typed. */
const proposedIn = (fields: readonly Field[], { receiver, at }: { receiver: ReceiverRow; at: Date }) =>
  new Set(Object.keys(firstValues(fields, fillerOf(receiver, at))));

async function requirePictures(transaction: Transaction<DB>, receiverUuid: string, ids: readonly string[]) {
  const attached = await listAttachments(transaction, receiverUuid);
  const pictures = new Set(attached.flatMap(({ attachmentUuid, kind }) => (kind === 'PDF' ? [] : [attachmentUuid])));
  if (!ids.every((id) => pictures.has(id))) throw new DomainError('ATTACHMENT_UNKNOWN');
}
