import { tidyEmail } from '../../../rules/email.ts';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { extractPhoneDigits } from '../../../rules/phone-number.ts';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { requireGroups } from '../contacts/contact-groups.repository.ts';
import { findChosenContacts } from '../contacts/contacts.repository.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { requireTitle } from '../contracts/core/texts.ts';
import { MAX_BATCH_ROWS, type SheetCells } from './batch.types.ts';
import { describeBatch } from './batch-view.ts';
import { countRows, insertBatch, lockBatch } from './batches.repository.ts';
import { storeRows } from './store-rows.ts';
import { loadSheet, type Sheet } from './load-sheet.ts';
import { requireSheetSender } from './sheet-sender.repository.ts';
import { requireSendableVersion } from '../templates/sendable-version.ts';
import { requireSendableSheet, startLockedBatch } from './start-batch.ts';
import { refreshDuplicates } from './duplicates.ts';

type Body = InputOf<'sendToContacts'>['body'];
type Person = NonNullable<Body['people']>[number];

/** Sends a template with one open slot to contacts, and to people entered by hand, with the same values for all. */
export const createSendToContacts =
  (deps: Deps): OperationHandler<'sendToContacts'> =>
  async (call) => {
    const { path, body, caller } = call;
    const { database } = deps;
    if (body.start) requireVerifiedMember(caller, deps.now());
    const { template, versionUuid } = await requireSendableVersion(database, path.templateId, caller.member);
    const sender = await requireSheetSender(database, caller.member.organizationMemberUuid);
    const sheet = await loadSheet(deps, database, versionUuid, sender);
    const slotUuid = requireOneOpenSlot(sheet);
    const shared = toSharedCells(sheet, body);
    const people = await findPeople(deps, caller, body);
    const batch = { ...sender, templateUuid: template.templateUuid, versionUuid };
    if (body.start) await requireSendableSheet(deps, batch, caller);
    const answer = await performOnce(deps, 'sendToContacts', call, async (transaction) => {
      const batchUuid = uuidv7();
      await insertBatch(transaction, {
        batchUuid,
        organizationUuid: sender.organizationUuid,
        organizationMemberUuid: sender.organizationMemberUuid,
        templateUuid: template.templateUuid,
        versionUuid,
        mode: 'MULTIPLE',
        fileName: '',
        settings: body.title === undefined ? {} : { title: requireTitle(body.title) },
        at: await readDatabaseTime(transaction),
      });
      const rows = people.map((person, position) => ({
        named: { rowUuid: uuidv7(), position, twinAccepted: false, isLeftOut: false },
        cells: { ...shared, ...toPersonCells(slotUuid, person) },
      }));
      await storeRows(deps, transaction, { batchUuid, sheet }, rows);
      return finish(deps, transaction, batchUuid, body, caller);
    });
    deps.wakeWorkers();
    return answer;
  };

async function finish(
  deps: Pick<Deps, 'credits'>,
  transaction: Transaction<DB>,
  batchUuid: string,
  body: Body,
  caller: MemberCaller,
) {
  await refreshDuplicates(transaction, batchUuid);
  const batch = await lockBatch(transaction, batchUuid);
  if (body.start)
    return startLockedBatch(deps, transaction, batch, {
      caller,
      ...(body.scheduledAt && { scheduledAt: body.scheduledAt }),
    });
  const counts = await countRows(transaction, batchUuid);
  return describeBatch(transaction, { ...batch, ...counts }, caller.member);
}

function requireOneOpenSlot({ content }: Sheet): string {
  const [slot, ...others] = content.slots.filter(({ person }) => person === 'ASK');
  if (!slot || others.length > 0) throw new DomainError('SLOTS_OPEN');
  return slot.slotUuid;
}

function toSharedCells({ columns }: Sheet, { values = [] }: Body): SheetCells {
  const keys = new Map(
    columns.flatMap(({ key, fieldUuid }) => (fieldUuid === null ? [] : [[fieldUuid, key] as const])),
  );
  return Object.fromEntries(
    values.map(({ fieldId, value }) => {
      const key = keys.get(fieldId);
      if (key === undefined) throw new DomainError('NOT_FOUND');
      return [key, value];
    }),
  );
}

const toPersonCells = (slotUuid: string, { name, title, email, phone, accessCode }: Person): SheetCells => ({
  [`slot:${slotUuid}:name`]: name,
  ...(title && { [`slot:${slotUuid}:title`]: title }),
  ...(email && { [`slot:${slotUuid}:email`]: email }),
  ...(phone && { [`slot:${slotUuid}:phone`]: phone }),
  ...(accessCode && { [`slot:${slotUuid}:code`]: accessCode }),
});

async function findPeople({ database }: Deps, { member }: MemberCaller, body: Body): Promise<Person[]> {
  const { contactIds = [], contactGroupIds = [], people = [] } = body;
  const { organizationUuid } = member;
  await requireGroups(database, organizationUuid, contactGroupIds);
  const chosen = { contactUuids: contactIds, groupUuids: contactGroupIds };
  const contacts = await findChosenContacts(database, organizationUuid, chosen, MAX_BATCH_ROWS + 1);
  const found = new Set(contacts.map(({ contactUuid }) => contactUuid));
  if (contactIds.some((contactId) => !found.has(contactId))) throw new DomainError('NOT_FOUND');
  const seen = new Set<string>();
  const all = [...contacts, ...people].filter(({ email, phone }) => {
    const keys = [...(email ? [tidyEmail(email).toLowerCase()] : []), ...(phone ? [extractPhoneDigits(phone)] : [])];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
  if (all.length === 0) throw new DomainError('ROWS_WRONG', { message: '보낼 분을 한 명은 골라주세요.' });
  if (all.length > MAX_BATCH_ROWS)
    throw new DomainError('TOO_MANY', { message: '한 번에 10,000건까지 보낼 수 있어요. 나눠서 보내주세요.' });
  return all;
}
