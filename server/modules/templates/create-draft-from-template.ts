import type { Transaction } from 'kysely';
import { fillKnownVariables } from '../../../rules/text-variables.ts';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import type { Secrets } from '../../security/secrets.ts';
import { attachFiles } from '../contracts/core/contract-files.repository.ts';
import { describeState, readDatabaseTime, updateSearchText } from '../contracts/core/contracts.repository.ts';
import { insertContract } from '../contracts/core/drafts.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { replaceReceivers, type NewReceiver } from '../contracts/core/receivers.repository.ts';
import { createIdMapper } from '../contracts/core/copy-fields.ts';
import { findSendingOrganization } from '../contracts/core/sender.repository.ts';
import { pickTerms } from '../contracts/core/terms.ts';
import { resolveVersionFields, toReferenceRow } from '../contracts/core/version-reference.ts';
import { buildTitle } from '../contracts/core/title-rule.ts';
import { sortVerifications } from '../contracts/drafting/read-receivers.ts';
import { ACCESS_CODE_PURPOSE } from '../contracts/views/contract-view.ts';
import { decryptAccessCodes } from './access-codes.ts';
import { listExistingFiling } from './filing.repository.ts';
import { lockSendableVersionForShare } from './sendable-version.ts';
import { listVersionFileIds } from './template-files.repository.ts';
import type { TemplateSlot } from './template.types.ts';
import type { TemplateRow } from './templates.repository.ts';
import { requireVersion, type VersionRow } from './versions.repository.ts';

/** Creates a draft that refers to the published version, which never changes, with its own receivers and settings. */
export const createCreateDraftFromTemplate =
  (deps: Deps): OperationHandler<'createDraftFromTemplate'> =>
  async (call) => {
    const { path, caller } = call;
    return performOnce(deps, 'createDraftFromTemplate', call, async (transaction) => {
      const { template, versionUuid } = await lockSendableVersionForShare(transaction, path.templateId, caller.member);
      const version = await requireVersion(transaction, versionUuid);
      return describeState(await createDraft(deps, transaction, { template, version, caller }));
    });
  };

/** A published version, and the member who creates a contract from it. */
export type DraftSource = { template: TemplateRow; version: VersionRow; caller: MemberCaller };

export async function createDraft(
  { secrets }: Pick<Deps, 'secrets'>,
  transaction: Transaction<DB>,
  { template, version, caller }: DraftSource,
) {
  const { organizationUuid, organizationMemberUuid } = caller.member;
  const { slots, fields } = version.content;
  const at = await readDatabaseTime(transaction);
  const newId = createIdMapper();
  const codes = decryptAccessCodes(secrets, version.accessCodesEnc);
  const receivers = slots.map((slot) => toReceiver(slot, newId(slot.slotUuid), { secrets, caller, codes }));
  const owners = Object.fromEntries(slots.map(({ slotUuid }) => [slotUuid, newId(slotUuid)]));
  const titleRule = await startTitleRule(transaction, { template, version, caller });
  const facts = {
    organizationUuid,
    organizationMemberUuid,
    at,
    title:
      (titleRule && buildTitle(titleRule, { receivers, fields: resolveVersionFields(fields, owners, {}) })) ??
      template.title,
    titleRule,
    templateUuid: template.templateUuid,
    ...pickTerms(version.content),
    ...(await listExistingFiling(transaction, organizationUuid, version.content)),
  };
  const reference = toReferenceRow(secrets, { version: { versionUuid: version.versionUuid, fields }, owners });
  const contract = await insertContract(transaction, facts, reference);
  const fileUuids = await listVersionFileIds(transaction, version.versionUuid);
  if (!(await attachFiles(transaction, contract, fileUuids, at))) throw new DomainError('FILE_NOT_FOUND');
  await replaceReceivers(transaction, contract.contractId, receivers, new Set());
  await updateSearchText(transaction, contract.contractId);
  return contract;
}

async function startTitleRule(transaction: Transaction<DB>, { template, version, caller }: DraftSource) {
  const { titleRule } = version.content;
  if (titleRule === '') return null;
  const { name } = await findSendingOrganization(transaction, template);
  return fillKnownVariables(
    titleRule,
    new Map([
      ['문서 이름', template.title],
      ['조직', name],
      ['보낸 사람', caller.name],
    ]),
  );
}

type Maker = { secrets: Secrets; caller: MemberCaller; codes: ReadonlyMap<string, string> };

function toReceiver(slot: TemplateSlot, receiverUuid: string, { secrets, caller, codes }: Maker): NewReceiver {
  const code = codes.get(slot.slotUuid);
  return {
    receiverUuid,
    slotName: slot.name,
    ...findPerson(slot, caller),
    role: slot.role,
    signingOrder: slot.order,
    toldAtSending: slot.when === 'AT_SENDING',
    channels: slot.channels,
    verifications: sortVerifications(
      slot.accessCode === 'NONE' ? slot.verifications : ['ACCESS_CODE', ...slot.verifications],
    ),
    accessCodeEnc: code === undefined ? null : secrets.seal(ACCESS_CODE_PURPOSE, code),
    accessCodeHint: slot.accessCodeHint,
    message: slot.message,
    language: slot.language ?? null,
  };
}

function findPerson({ person, fixed }: TemplateSlot, { name, email }: MemberCaller) {
  if (person === 'SENDER') return { name, title: '', email, phone: null };
  return fixed ?? { name: '', title: '', email: null, phone: null };
}
