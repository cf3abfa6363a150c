import type { Transaction } from 'kysely';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { FIRST_STEPS_FORM } from '../../content/store/first-form.ts';
import { attachFiles } from '../contracts/core/contract-files.repository.ts';
import { writeContents } from '../contracts/core/contents.repository.ts';
import { updateSearchText } from '../contracts/core/contracts.repository.ts';
import { insertContract } from '../contracts/core/drafts.repository.ts';
import { replaceReceivers, type NewReceiver } from '../contracts/core/receivers.repository.ts';
import { createIdMapper, copyFieldsWithNewIds } from '../contracts/core/copy-fields.ts';
import { findSendingOrganization } from '../contracts/core/sender.repository.ts';
import { readDefaultTerms } from '../settings/service-settings.repository.ts';
import { insertFormFile, type ProcessedForm } from '../template-store/form-files.ts';
import type { KnownForm } from '../template-store/store-templates.ts';

type First = { form: KnownForm; taken: ProcessedForm; caller: MemberCaller };

/** Creates a draft whose only receiver is the caller, with everything filled in that a sender would fill in. */
export async function createFirstDraft(
  deps: Pick<Deps, 'files'>,
  transaction: Transaction<DB>,
  { form, taken, caller }: First,
) {
  const { organizationUuid, organizationMemberUuid } = caller.member;
  const { at, terms } = await readDefaultTerms(transaction, organizationUuid);
  const own = { organizationUuid, organizationMemberUuid };
  const { fileUuid } = await insertFormFile(deps, transaction, form, taken, { ...own, createdAt: at });
  const contract = await insertContract(transaction, {
    ...own,
    title: FIRST_STEPS_FORM.title,
    ...terms,
    // A page seal requires a member who may use it, so leave it out.
    settings: { ...terms.settings, pageSealEdge: 'NONE' },
    at,
  });
  if (!(await attachFiles(transaction, contract, [fileUuid], at))) throw new DomainError('FILE_NOT_FOUND');
  const newId = createIdMapper();
  const receivers = form.slots.map((slot) => toReceiver(slot, newId(slot.key), caller));
  await replaceReceivers(transaction, contract.contractId, receivers, new Set());
  const { name } = await findSendingOrganization(transaction, own);
  await writeContents(transaction, contract.contractId, { fields: toFields(form, { fileUuid, newId, company: name }) });
  await updateSearchText(transaction, contract.contractId);
  const [receiver] = receivers;
  if (!receiver) throw new Error('The first form has nobody who signs it.');
  return { contract, receiverUuid: receiver.receiverUuid };
}

const toReceiver = (
  { name: slotName, role, order }: KnownForm['slots'][number],
  receiverUuid: string,
  { name, email }: MemberCaller,
): NewReceiver => ({
  receiverUuid,
  slotName,
  name,
  title: '',
  email,
  phone: null,
  role,
  signingOrder: order,
  toldAtSending: false,
  channels: ['MAIL'],
  verifications: [],
  accessCodeEnc: null,
  accessCodeHint: '',
  message: '',
  language: null,
});

type Given = { fileUuid: string; newId: (id: string) => string; company: string };

const toFields = ({ fields }: KnownForm, { fileUuid, newId, company }: Given) =>
  copyFieldsWithNewIds(
    fields.map(({ slotUuid, ...field }) => {
      const value = field.kind === 'COMPANY' ? company : FIRST_STEPS_FORM.answers.get(field.name);
      const isAnswered = slotUuid === null && value !== undefined;
      return { ...field, fileId: fileUuid, receiverUuid: slotUuid, ...(isAnswered && { value }) };
    }),
    newId,
  );
