import { tidyEmail } from '../../../rules/email.ts';
import { tidyName } from '../../../rules/names.ts';
import type { Transaction } from 'kysely';
import { extractPhoneDigits } from '../../../rules/phone-number.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { readContents, writeContents } from '../contracts/core/contents.repository.ts';
import {
  describeState,
  lockContract,
  readDatabaseTime,
  type ContractRow,
} from '../contracts/core/contracts.repository.ts';
import { updateDraft, scheduleContract } from '../contracts/core/drafts.repository.ts';
import { performOnce, toMemberActor } from '../contracts/core/perform.ts';
import { listReceivers, replaceReceivers } from '../contracts/core/receivers.repository.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { requireVerifiedUnlessOnlyToSelf } from '../contracts/core/only-to-self.ts';
import { requireMessage, requireTitle } from '../contracts/core/texts.ts';
import { applyTitleRule } from '../contracts/drafting/apply-title-rule.ts';
import { normalizeAccessCode } from '../contracts/core/access-code-hash.ts';
import { dispatchContract } from '../contracts/sending/dispatch-contract.ts';
import { prepareContract, requireSendableContract } from '../contracts/sending/prepare-contract.ts';
import { requireFutureSendTime } from '../contracts/sending/send-contract.ts';
import { ACCESS_CODE_PURPOSE } from '../contracts/views/contract-view.ts';
import { DELIVER_MESSAGE } from '../messages/outbox.ts';
import { createDraft } from './create-draft-from-template.ts';
import { lockSendableVersionForShare } from './sendable-version.ts';
import { requireVersion, type VersionRow } from './versions.repository.ts';

type Body = InputOf<'sendTemplate'>['body'];

/** Creates a contract from the published version, and sends or schedules it. If that fails, nothing is stored. */
export const createSendTemplate =
  (deps: Deps): OperationHandler<'sendTemplate'> =>
  async (call) => {
    const { path, body, caller, client } = call;
    // A scheduled contract is sent without its sender, so they must be verified now.
    if (body.scheduledAt) requireVerifiedMember(caller, deps.now());
    const sentBy = caller.member.organizationMemberUuid;
    const answer = await performOnce(deps, 'sendTemplate', call, async (transaction) => {
      const { template, versionUuid } = await lockSendableVersionForShare(transaction, path.templateId, caller.member);
      const version = await requireVersion(transaction, versionUuid);
      const draft = await createDraft(deps, transaction, { template, version, caller });
      const contract = await fillDraft(deps, transaction, draft, version, body);
      if (!body.scheduledAt) await requireVerifiedUnlessOnlyToSelf(transaction, contract, caller, deps.now());
      const at = await readDatabaseTime(transaction);
      if (body.scheduledAt) {
        const sendsAt = requireFutureSendTime(new Date(body.scheduledAt), at);
        await requireSendableContract(deps, contract, { sentBy, sendsAt, isScheduled: true }, transaction);
        return describeState(await scheduleContract(transaction, contract, sendsAt));
      }
      const ready = await prepareContract(deps, contract, { sentBy, sendsAt: at }, transaction);
      return describeState(await dispatchContract(deps, transaction, ready, { actor: toMemberActor(caller), client }));
    });
    deps.wakeWorkers(DELIVER_MESSAGE);
    return answer;
  };

/**
 * Fills in people and values. A new draft's receivers and fields are in the order of the version's slots and fields.
 */
async function fillDraft(
  { secrets }: Pick<Deps, 'secrets'>,
  transaction: Transaction<DB>,
  { contractId, version: edited }: ContractRow,
  { content }: VersionRow,
  { people, values = [], title, message }: Body,
): Promise<ContractRow> {
  const receivers = await listReceivers(transaction, contractId);
  const chosen = new Map(people.map((person) => [person.slotUuid, person]));
  requireKnown(
    chosen.keys(),
    content.slots.flatMap(({ slotUuid, person }) => (person === 'ASK' ? slotUuid : [])),
  );
  const filled = receivers.map((receiver, index) => {
    const person = chosen.get(content.slots[index]?.slotUuid ?? '');
    const { receiverUuid, slotName, role, signingOrder, toldAtSending, channels, verifications, ...more } = receiver;
    const { accessCodeHint, language, message: words } = more;
    const how = { signingOrder, toldAtSending, channels, verifications, accessCodeHint };
    const kept = { receiverUuid, slotName, role, ...how, language, message: words };
    const { name, title: position, email, phone, accessCodeEnc } = receiver;
    if (!person) return { ...kept, name, title: position, email, phone, accessCodeEnc };
    return {
      ...kept,
      name: tidyName(person.name),
      title: (person.title ?? '').normalize('NFC').trim(),
      email: tidyEmail(person.email ?? '') || null,
      phone: extractPhoneDigits(person.phone ?? '') || null,
      accessCodeEnc: person.accessCode
        ? secrets.seal(ACCESS_CODE_PURPOSE, normalizeAccessCode(person.accessCode))
        : accessCodeEnc,
    };
  });
  const known = new Set(receivers.map(({ receiverUuid }) => receiverUuid));
  const rows = await replaceReceivers(transaction, contractId, filled, known);
  const fields = await fillFields(transaction, contractId, content, values);
  const changed = await updateDraft(transaction, contractId, edited, {
    ...(title !== undefined && { title: requireTitle(title), titleRule: null }),
    ...(message !== undefined && { message: requireMessage(message, 'message') }),
  });
  await applyTitleRule(transaction, changed, { receivers: rows, fields });
  return (await lockContract(transaction, contractId)).contract;
}

async function fillFields(
  transaction: Transaction<DB>,
  contractId: string,
  content: VersionRow['content'],
  values: NonNullable<Body['values']>,
) {
  const { fields } = await readContents(transaction, contractId);
  const given = new Map(values.map(({ fieldId, value }) => [fieldId, value]));
  requireKnown(
    given.keys(),
    content.fields.flatMap(({ fieldId, receiverUuid }) => (receiverUuid === null ? fieldId : [])),
  );
  if (given.size === 0) return fields;
  const filled = fields.map((field, index) => {
    const value = given.get(content.fields[index]?.fieldId ?? '');
    return value === undefined ? field : { ...field, value };
  });
  await writeContents(transaction, contractId, { fields: filled });
  return filled;
}

function requireKnown(named: Iterable<string>, known: readonly string[]) {
  const all = new Set(known);
  for (const id of named) if (!all.has(id)) throw new DomainError('NOT_FOUND');
}
