import { sql, type Transaction } from 'kysely';
import { PERSON_NAME_MAX, readName } from '../../../rules/graphemes.ts';
import { isMobileNumber, phoneDigits } from '../../../rules/phone-number.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandlers } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { isMailAddress } from '../../text/mail-address.ts';
import { appendEvents } from '../audit/contract-events.repository.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { actOf, doOnce } from '../idempotency/once.ts';
import { dropBytes } from '../files/stored-bytes.ts';
import { forgetFilledIn } from '../sign/drafts.repository.ts';
import { hasFinal } from '../sign/final-values.repository.ts';
import { createContractViews } from './contract-view.ts';
import { databaseTime, keepSearchable, lockContract } from './contracts.repository.ts';
import { isAccessCode } from './lint/lint-receivers.ts';
import { maskedContact } from './masked-contact.ts';
import { createNotifier } from './notify.ts';
import { cleanAccessCode } from './read-receivers.ts';
import { mintLink } from './receiver-links.ts';
import { changeReceiver, requireReceiver, type ReceiverRow } from './receivers.repository.ts';
import { requireChangeable, requireVerified } from './rights.ts';
import { actorOf, requireRunning } from './running-acts.ts';
import { seatsByEmail, showTo } from './send-contract.ts';

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
    async correctReceiver({ path, body, caller, client, idempotencyKey }) {
      requireVerified(caller, now());
      const { contractId } = await requireChangeable(database, path.contractId, caller);
      const change = await readCorrection(body);
      const dropped: string[] = [];
      const act = actOf('correctReceiver', caller, idempotencyKey, { path, body });
      await database.transaction().execute((transaction) =>
        doOnce(transaction, act, async () => {
          const contract = await lockContract(transaction, contractId);
          const at = await databaseTime(transaction);
          requireRunning(contract, at);
          const before = await requireReceiver(transaction, contractId, path.receiverUuid);
          // Whoever is asked for a value again has signed: nobody else takes that over.
          const isDone = !OPEN_STATES.has(before.state) || (await hasFinal(transaction, before.receiverUuid));
          if (isDone) throw new DomainError('RECEIVER_DONE');
          requireReachable({ ...before, ...change });
          const from = { at, actor: actorOf(caller), ip: client.address, userAgent: client.userAgent.slice(0, 300) };
          const { receiverUuid } = before;
          const isOther = isOtherPerson(before, { ...before, ...change });
          const seats = await seatsByEmail(transaction, contract.organizationUuid, [{ ...before, ...change }]);
          const seat = [...seats.values()][0] ?? null;
          const after = await changeReceiver(transaction, receiverUuid, {
            ...change,
            ...(isOther && startAgain(before, at)),
            organizationMemberUuid: seat,
          });
          await moveEntry(transaction, contractId, before.organizationMemberUuid, seat);
          if (change.accessCodeHash !== undefined)
            await appendEvents(transaction, contractId, [
              { kind: 'ACCESS_CODE_CHANGED', ...from, data: { receiverUuid } },
            ]);
          if (isOther) {
            dropped.push(...(await forgetFilledIn(transaction, receiverUuid)));
            const data = { receiverUuid, before: maskedContact(before), after: maskedContact(after) };
            await appendEvents(transaction, contractId, [{ kind: 'CONTACT_CORRECTED', ...from, data }]);
            if (hasTheDocument(after))
              await (await createNotifier(transaction, outbox, contract)).tell('SIGN_REQUEST', after);
          }
          await touch(transaction, contractId, at);
          await keepSearchable(transaction, contractId);
          return { receiverUuid };
        }),
      );
      for (const sha256 of dropped) await dropBytes({ database, files }, sha256);
      const contract = await requireChangeable(database, contractId, caller);
      return views.viewReceiver(await requireReceiver(database, contractId, path.receiverUuid), contract, caller);
    },
    async resendMessage({ path, body, caller, idempotencyKey }) {
      requireVerified(caller, now());
      const { contractId } = await requireChangeable(database, path.contractId, caller);
      const act = actOf('resendMessage', caller, idempotencyKey, { path, body });
      return database.transaction().execute((transaction) =>
        doOnce(transaction, act, async () => {
          const contract = await lockContract(transaction, contractId);
          const at = await databaseTime(transaction);
          requireRunning(contract, at);
          const receiver = await requireTurn(transaction, contractId, path.receiverUuid);
          requireReachable({ ...receiver, channels: [body.channel] });
          const notifier = await createNotifier(transaction, outbox, contract);
          const [messageId = ''] = await notifier.tell('SIGN_REQUEST', receiver, { channels: [body.channel] });
          await touch(transaction, contractId, at);
          return { messageId };
        }),
      );
    },
    async giveLink({ path, caller, client }) {
      requireVerified(caller, now());
      const { contractId } = await requireChangeable(database, path.contractId, caller);
      return database.transaction().execute(async (transaction) => {
        const contract = await lockContract(transaction, contractId);
        const at = await databaseTime(transaction);
        requireRunning(contract, at);
        const receiver = await requireTurn(transaction, contractId, path.receiverUuid);
        const { receiverUuid } = receiver;
        const from = { at, actor: actorOf(caller), ip: client.address, userAgent: client.userAgent.slice(0, 300) };
        await appendEvents(transaction, contractId, [{ kind: 'LINK_GIVEN', ...from, data: { receiverUuid } }]);
        await touch(transaction, contractId, at);
        const way = { via: 'HANDED' as const, givenBy: caller.member.organizationMemberUuid };
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

/** What has gone out to somebody must be able to reach him. */
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

/** Old links are dead and nothing counts as verified; whoever had been told is told anew. */
const startAgain = ({ linkVersion, state }: ReceiverRow, at: Date) => ({
  linkVersion: linkVersion + 1,
  openedAt: null,
  verifiedAt: null,
  consentedAt: null,
  viewedAt: null,
  ...(state !== 'WAITING' && { state: 'NOTIFIED' as const, notifiedAt: at }),
});

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

async function touch(transaction: Transaction<DB>, contractId: string, at: Date) {
  await transaction.updateTable('contracts').set({ movedAt: at }).where('contractId', '=', contractId).execute();
}
