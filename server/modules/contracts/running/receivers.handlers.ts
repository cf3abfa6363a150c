import { sql, type Transaction } from 'kysely';
import { PERSON_NAME_MAX, readName } from '../../../../rules/graphemes.ts';
import { isMobileNumber, phoneDigits } from '../../../../rules/phone-number.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { InputOf, OperationHandlers } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { isMailAddress } from '../../../text/mail-address.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { dropBytes } from '../../files/stored-bytes.ts';
import { removeAllTyped } from '../values/remove-typed.ts';
import { hasFinal } from '../values/final-values.repository.ts';
import { createContractViews } from '../views/contract-view.ts';
import { keepSearchable } from '../core/contracts.repository.ts';
import { performAsMember, performAsVerifiedMember } from '../core/perform.ts';
import { restartReceiver } from '../core/receiver-transitions.ts';
import { markMoved } from '../core/transitions.ts';
import { isAccessCode } from '../drafting/lint/lint-receivers.ts';
import { maskedContact } from '../core/masked-contact.ts';
import { createNotifier } from '../core/notify.ts';
import { cleanAccessCode } from '../drafting/read-receivers.ts';
import { mintLink } from '../../messages/receiver-links.ts';
import { changeReceiver, requireReceiver, type ReceiverRow } from '../core/receivers.repository.ts';
import { requireChangeable, requireVerified } from '../core/rights.ts';
import { requireRunning } from './running-acts.ts';
import { seatsByEmail, showTo } from '../sending/send-contract.ts';

const OPEN_STATES: ReadonlySet<ReceiverRow['state']> = new Set<ReceiverRow['state']>([
  'WAITING',
  'NOTIFIED',
  'OPENED',
  'VERIFIED',
]);

/** One receiver of a contract that is on its way. */
export function createReceiverHandlers(deps: Deps) {
  const { config, database, files, now, outbox } = deps;
  const views = createContractViews(deps);

  return {
    async correctReceiver(call) {
      const { path, caller } = call;
      requireVerified(caller, now());
      await requireChangeable(database, path.contractId, caller);
      // A code is hashed for nobody who may not change it, and slowly: that is done before the contract is locked.
      const change = await readCorrection(call.body);
      const dropped: string[] = [];
      await performAsMember(deps, 'correctReceiver', call, async ({ transaction, contract, at, by }) => {
        requireRunning(contract, at);
        const { contractId } = contract;
        const before = await requireReceiver(transaction, contractId, path.receiverUuid);
        // Whoever is asked for a value again has signed: nobody else takes that over.
        const isDone = !OPEN_STATES.has(before.state) || (await hasFinal(transaction, before.receiverUuid));
        if (isDone) throw new DomainError('RECEIVER_DONE');
        requireReachable({ ...before, ...change });
        const { receiverUuid } = before;
        const isOther = isOtherPerson(before, { ...before, ...change });
        const seats = await seatsByEmail(transaction, contract.organizationUuid, [{ ...before, ...change }]);
        const seat = [...seats.values()][0] ?? null;
        const corrected = { ...change, organizationMemberUuid: seat };
        const after = isOther
          ? await restartReceiver(transaction, before, corrected, at)
          : await changeReceiver(transaction, receiverUuid, corrected);
        await moveEntry(transaction, contractId, before.organizationMemberUuid, seat);
        if (change.accessCodeHash !== undefined)
          await appendEvents(transaction, contractId, [
            { kind: 'ACCESS_CODE_CHANGED', at, ...by, data: { receiverUuid } },
          ]);
        if (isOther) {
          dropped.push(...(await removeAllTyped(transaction, receiverUuid)));
          const data = { receiverUuid, before: maskedContact(before), after: maskedContact(after) };
          await appendEvents(transaction, contractId, [{ kind: 'CONTACT_CORRECTED', at, ...by, data }]);
          if (hasTheDocument(after)) await createNotifier(transaction, outbox, contract).tell('SIGN_REQUEST', after);
        }
        await markMoved(transaction, contract);
        await keepSearchable(transaction, contractId);
        return { receiverUuid };
      });
      for (const sha256 of dropped) await dropBytes({ database, files }, sha256);
      const contract = await requireChangeable(database, path.contractId, caller);
      const receiver = await requireReceiver(database, contract.contractId, path.receiverUuid);
      return views.viewReceiver(receiver, contract, caller);
    },
    async resendMessage(call) {
      const { channel } = call.body;
      return performAsVerifiedMember(deps, 'resendMessage', call, async ({ transaction, contract, at }) => {
        requireRunning(contract, at);
        const receiver = await requireTurn(transaction, contract.contractId, call.path.receiverUuid);
        requireReachable({ ...receiver, channels: [channel] });
        const notifier = createNotifier(transaction, outbox, contract);
        const [messageId = ''] = await notifier.tell('SIGN_REQUEST', receiver, { channels: [channel] });
        await markMoved(transaction, contract);
        return { messageId };
      });
    },
    async giveLink(call) {
      return performAsVerifiedMember(deps, 'giveLink', call, async ({ transaction, contract, at, by }) => {
        requireRunning(contract, at);
        const receiver = await requireTurn(transaction, contract.contractId, call.path.receiverUuid);
        const data = { receiverUuid: receiver.receiverUuid };
        await appendEvents(transaction, contract.contractId, [{ kind: 'LINK_GIVEN', at, ...by, data }]);
        await markMoved(transaction, contract);
        const way = { via: 'HANDED' as const, givenBy: call.caller.member.organizationMemberUuid };
        return { link: await mintLink(transaction, config.publicUrl, receiver, way) };
      });
    },
  } satisfies Partial<OperationHandlers>;
}

/** It is their turn, or they read along. */
const hasTheDocument = ({ hasTurn, toldAtSending }: ReceiverRow) => hasTurn || toldAtSending;

async function requireTurn(transaction: Transaction<DB>, contractId: string, uuid: string) {
  const receiver = await requireReceiver(transaction, contractId, uuid);
  if (!hasTheDocument(receiver)) throw new DomainError('NOT_THEIR_TURN');
  return receiver;
}

const fault = (field: string, message: string) => new DomainError('VALIDATION', { fieldErrors: [{ field, message }] });

async function readCorrection(body: InputOf<'correctReceiver'>['body']) {
  const { name, title, email, phone, channels, accessCode, accessCodeHint } = body;
  const clean = name === undefined ? undefined : readName(name, PERSON_NAME_MAX);
  if (clean === null) throw fault('name', `이름을 1자에서 ${PERSON_NAME_MAX}자 사이로 적어주세요.`);
  const code = accessCode === undefined ? undefined : cleanAccessCode(accessCode);
  if (code !== undefined && !isAccessCode(code))
    throw fault('accessCode', '비밀번호를 4자에서 20자 사이로 정해주세요.');
  return {
    ...(clean !== undefined && { name: clean }),
    ...(title !== undefined && { title: title.normalize('NFC').trim() }),
    ...(email !== undefined && { email: email?.trim() || null }),
    ...(phone !== undefined && { phone: phoneDigits(phone ?? '') || null }),
    ...(channels && { channels }),
    ...(code !== undefined && { accessCodeHash: await hashPassword(code) }),
    ...(accessCodeHint !== undefined && { accessCodeHint: accessCodeHint.trim() }),
  };
}

/** What has gone out to somebody must be able to reach them. */
function requireReachable({ email, phone, channels, verifications }: ReceiverRow) {
  if (channels.length === 0) throw fault('channels', '메일이나 문자 가운데 보낼 방법을 골라주세요.');
  const needsMail = channels.includes('MAIL') || verifications.includes('EMAIL_CODE');
  if (email === null ? needsMail : !isMailAddress(email)) throw fault('email', '메일 주소가 맞는지 확인해주세요.');
  const needsPhone =
    channels.includes('SMS') || verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');
  if (phone === null ? needsPhone : !isMobileNumber(phone)) throw fault('phone', '휴대폰 번호를 끝까지 적어주세요.');
}

const isOtherPerson = (before: ReceiverRow, after: ReceiverRow) =>
  before.name !== after.name || before.email !== after.email || before.phone !== after.phone;

async function moveEntry(
  transaction: Transaction<DB>,
  contractId: string,
  before: string | null,
  after: string | null,
) {
  if (before === after) return;
  if (after !== null) await showTo(transaction, after, contractId);
  if (before === null) return;
  await sql`select hide_contract(${before}, ${contractId})
     where not exists (select 1 from receivers where contract_id = ${contractId} and organization_member_uuid = ${before})
       and not exists (select 1 from contracts where contract_id = ${contractId}
                          and organization_member_uuid = ${before})`.execute(transaction);
}
