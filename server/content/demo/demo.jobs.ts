import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import type { MemberCaller } from '../../contract/access.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { drawForm } from '../../documents/typeset/draw-form.ts';
import type { PlacedBlank } from '../../documents/typeset/form-page.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { listGroups } from '../../modules/contacts/contact-groups.repository.ts';
import { readDatabaseTime } from '../../modules/contracts/core/contracts.repository.ts';
import { discardDraft } from '../../modules/contracts/drafting/discard-draft.ts';
import { findFile } from '../../modules/files/files.repository.ts';
import { findActiveMember } from '../../modules/organizations/seats.repository.ts';
import { grantDemoCredits } from './demo-credits.ts';
import { createDemoTemplateSeeder, type TemplateHandlers } from './demo-templates.ts';
import { createDemoReceiverActions, type ReceiverHandlers } from './demo-receivers.ts';
import { DEMO_CONTACTS, DEMO_DOCUMENTS, DEMO_FOLDERS, DEMO_LABELS, type DemoDocument } from './documents.ts';
import { DEMO_MARKS, DEMO_SEAL } from './marks.ts';
import { JISU } from './people.ts';
import { buildDemoInput, ignoreExisting } from './demo-calls.ts';

type Field = components['schemas']['Field'];
/** The handlers behind the member's pages. Calling them instead of writing to tables runs all checks. */
export type DemoHandlers = ReceiverHandlers &
  TemplateHandlers &
  Pick<
    OperationHandlers,
    | 'uploadFile'
    | 'createContract'
    | 'changeContract'
    | 'putReceivers'
    | 'putFields'
    | 'sendContract'
    | 'cancelContract'
    | 'remindReceivers'
    | 'createFolder'
    | 'createLabel'
    | 'createContactGroup'
    | 'createContact'
    | 'actOnContracts'
    | 'listMarks'
    | 'createMark'
    | 'createCompanySeal'
  >;

export const FILL_DEMO = 'fill-demo';

const DAY_MS = 24 * 3_600_000;
const READY_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Fills the demo's first organisation through the API handlers, so that its data is always possible. */
export function createDemoJobs(deps: Deps, handlers: DemoHandlers): JobDefinition[] {
  const { database } = deps;
  const play = createDemoReceiverActions(deps, handlers);
  const makeTemplates = createDemoTemplateSeeder(deps, handlers);
  return [
    defineJob(FILL_DEMO, async ({ key }, signal) => {
      const caller = await findCaller(key);
      if (!caller) return;
      await grantDemoCredits(deps, caller.member.organizationUuid);
      const order = await createLists(caller);
      await keepMarks(caller);
      await makeTemplates(caller);
      for (const document of DEMO_DOCUMENTS) {
        signal.throwIfAborted();
        await make(caller, document, order);
      }
    }),
  ];

  async function findCaller(organizationMemberUuid: string): Promise<MemberCaller | null> {
    const person = await findActiveMember(database, organizationMemberUuid);
    const user = await database
      .selectFrom('users')
      .select(['userUuid', 'email', 'phoneVerifiedAt'])
      .where('email', '=', JISU.email)
      .executeTakeFirst();
    if (!person || !user) return null;
    return {
      kind: 'user',
      ...user,
      familyUuid: uuidv7(),
      name: person.name,
      profileImgUrl: null,
      member: person.member,
    };
  }

  /** Creates the demo's folders and lists. A retry skips those that exist. */
  async function createLists(caller: MemberCaller) {
    for (const name of DEMO_FOLDERS)
      await ignoreExisting(() => handlers.createFolder(buildDemoInput(caller, { body: { name } })));
    for (const label of DEMO_LABELS)
      await ignoreExisting(() => handlers.createLabel(buildDemoInput(caller, { body: { ...label } })));
    for (const name of new Set(DEMO_CONTACTS.flatMap(({ group }) => group ?? [])))
      await ignoreExisting(() => handlers.createContactGroup(buildDemoInput(caller, { body: { name } })));
    const of = caller.member.organizationUuid;
    const folders = await database.selectFrom('folders').selectAll().where('organizationUuid', '=', of).execute();
    const labels = await database.selectFrom('labels').selectAll().where('organizationUuid', '=', of).execute();
    const groups = await listGroups(database, of);
    for (const { group, channels: _, ...contact } of DEMO_CONTACTS) {
      const contactGroupIds = groups.filter(({ name }) => name === group).map(({ contactGroupId }) => contactGroupId);
      await ignoreExisting(() =>
        handlers.createContact(buildDemoInput(caller, { body: { ...contact, contactGroupIds } })),
      );
    }
    return {
      folders: new Map(folders.map(({ name, folderUuid }) => [name, folderUuid])),
      labels: new Map(labels.map(({ name, labelUuid }) => [name, labelUuid])),
    };
  }

  async function keepMarks(caller: MemberCaller) {
    const kept = await handlers.listMarks(buildDemoInput(caller, {}));
    const isKept = (name: string) => kept.some((mark) => mark.name === name);
    for (const mark of DEMO_MARKS)
      if (!isKept(mark.name)) await handlers.createMark(buildDemoInput(caller, { body: { ...mark, isDefault: true } }));
    const users = [caller.member.organizationMemberUuid];
    await ignoreExisting(() => handlers.createCompanySeal(buildDemoInput(caller, { body: { ...DEMO_SEAL, users } })));
  }

  async function make(caller: MemberCaller, document: DemoDocument, order: Awaited<ReturnType<typeof createLists>>) {
    const { title, people, message = '', expiresInDays, end } = document;
    const { bytes, blanks } = drawForm(document.form, document.look);
    const fileName = `${title}.pdf`;
    // Compares the file as well as the title, which a visitor of the demo may have used, too.
    const known = await database
      .selectFrom('contracts as c')
      .innerJoin('contractFiles as part', 'part.contractId', 'c.contractId')
      .innerJoin('files as f', 'f.fileUuid', 'part.fileUuid')
      .select(['c.contractId', 'c.status'])
      .where('c.organizationUuid', '=', caller.member.organizationUuid)
      .where('c.title', '=', title)
      .where('f.name', '=', fileName)
      .where('f.sha256', '=', createHash('sha256').update(bytes).digest('hex'))
      .executeTakeFirst();
    // Continues a document that an earlier attempt left unfinished, or starts it over.
    const isLeft = known?.status === 'DRAFT' && end !== 'DRAFT';
    const isRunning = known?.status === 'IN_PROGRESS' && (end === 'COMPLETED' || end === 'REJECTED');
    if (isRunning) await play(known.contractId, end);
    if (known && !isLeft) return;
    if (known) await database.transaction().execute((transaction) => discardDraft(transaction, known.contractId));
    const { fileId } = await uploadReady(caller, fileName, bytes);
    const begun = await handlers.createContract(buildDemoInput(caller, { body: { title, fileIds: [fileId] } }));
    const path = { contractId: begun.contractId };
    const receivers = people.flatMap((together, place) =>
      together.map(({ company: _, group: __, ...person }) => ({
        ...person,
        role: 'SIGNER' as const,
        order: place + 1,
        verifications: [],
      })),
    );
    const put = await handlers.putReceivers(
      buildDemoInput(caller, { path, body: { version: begun.version, receivers } }),
    );
    const fields = fieldsOf(
      blanks,
      fileId,
      put.receivers.map(({ receiverUuid }) => receiverUuid),
    );
    const placed = await handlers.putFields(
      buildDemoInput(caller, { path, body: { version: put.contract.version, fields } }),
    );
    const at = await readDatabaseTime(database);
    const expiresAt =
      expiresInDays === undefined ? null : new Date(at.getTime() + expiresInDays * DAY_MS).toISOString();
    await handlers.changeContract(
      buildDemoInput(caller, { path, body: { version: placed.version, message, expiresAt } }),
    );
    await file(caller, begun.contractId, document, order);
    if (end === 'DRAFT') return;
    const scheduledAt = new Date(at.getTime() + 3 * DAY_MS).toISOString();
    const body = end === 'SCHEDULED' ? { scheduledAt } : {};
    await handlers.sendContract(buildDemoInput(caller, { path, body }));
    if (end === 'CANCELLED')
      await handlers.cancelContract(buildDemoInput(caller, { path, body: { reason: '단가를 다시 정하기로 했어요.' } }));
    if (end === 'COMPLETED' || end === 'REJECTED') await play(begun.contractId, end);
    if (end === 'REMINDED') await handlers.remindReceivers(buildDemoInput(caller, { path, body: {} }));
  }

  async function file(
    caller: MemberCaller,
    contractId: string,
    { folder, label }: DemoDocument,
    { folders, labels }: Awaited<ReturnType<typeof createLists>>,
  ) {
    const contractIds = [contractId];
    const folderId = folders.get(folder ?? '');
    const labelId = labels.get(label ?? '');
    if (folderId)
      await handlers.actOnContracts(buildDemoInput(caller, { body: { action: 'MOVE', contractIds, folderId } }));
    if (labelId)
      await handlers.actOnContracts(
        buildDemoInput(caller, { body: { action: 'LABEL', contractIds, addLabelIds: [labelId] } }),
      );
  }

  async function uploadReady(caller: MemberCaller, name: string, bytes: Buffer) {
    const upload = { name, contentType: 'application/pdf', bytes };
    const { organizationUuid } = caller.member;
    const { fileId } = await handlers.uploadFile(
      buildDemoInput(caller, { body: { file: upload, purpose: 'document' } }),
    );
    const until = performance.now() + READY_WITHIN_MS;
    for (;;) {
      const file = await findFile(database, fileId, organizationUuid);
      if (file?.status === 'READY') return { fileId };
      if (performance.now() > until) throw new Error(`A document of the demo is still ${file?.status ?? 'not there'}.`);
      await sleep(LOOK_EVERY_MS);
    }
  }
}

function fieldsOf(blanks: readonly PlacedBlank[], fileId: string, signers: readonly string[]): Field[] {
  return blanks.flatMap(({ page, rect, kind, party, label }, place): Field[] => {
    const receiverUuid = party === null ? signers.at(-1) : signers[party % Math.max(signers.length, 1)];
    if (receiverUuid === undefined) return [];
    return [
      {
        fieldId: uuidv7(),
        fileId,
        page,
        rect,
        kind,
        receiverUuid,
        name: label.slice(0, 100),
        required: kind !== 'CHECKBOX',
        tabOrder: place,
      },
    ];
  });
}
