import type { Transaction } from 'kysely';
import { maskEmail, maskPhone } from '../../../../rules/mask.ts';
import { phoneDigits } from '../../../../rules/phone-number.ts';
import type { EventData } from '../../../audit/events.ts';
import { receiverCodeMail, receiverCodeText } from '../../../content/mails/receiver-mails.ts';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { InputOf, OperationHandlers } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { randomSixDigits } from '../../../security/random-code.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { lockedUntil } from '../../accounts/locks.repository.ts';
import { verifyPassword } from '../../accounts/password-hash.ts';
import { createPhoneVerifications } from '../../accounts/phone-verifications.repository.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';
import { cleanAccessCode } from '../../contracts/drafting/read-receivers.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { findLetterSender } from '../../messages/letter-sender.ts';
import { createAdmissions, isVerified } from '../shared/admission.ts';
import { recordOpened, recordVerified } from './opening.handlers.ts';
import { performAsReceiver } from '../shared/perform-as-receiver.ts';
import { requirePlace } from '../shared/place.ts';
import { findSession, passStep } from '../shared/sessions.repository.ts';
import { createReceiverSteps } from '../shared/steps.repository.ts';

const STEPS = {
  'access-code': 'ACCESS_CODE',
  'email-code': 'EMAIL_CODE',
  'phone-code': 'PHONE_CODE',
  'phone-identity': 'PHONE_IDENTITY',
} as const satisfies Record<string, VerificationStep>;

type Person = { vendor: string; orderNo: string; name: string; phone: string };
type Proof = Omit<EventData['STEP_VERIFIED'], 'receiverUuid' | 'step'>;

/** A receiver shows that they are the one whom the sender meant, step by step in their fixed order. */
export function createVerificationHandlers(deps: Deps) {
  const { database, now, outbox } = deps;
  const steps = createReceiverSteps(deps);
  const identities = createPhoneVerifications(deps);
  const admissions = createAdmissions(deps);

  /** Throws what is wrong with what was sent, after the try was counted. */
  async function judge(receiver: ReceiverRow, step: VerificationStep, body: InputOf<'confirmStep'>['body']) {
    const { receiverUuid } = receiver;
    if (step === 'PHONE_IDENTITY' ? body.requestUuid === undefined : body.code === undefined)
      throw new DomainError('STEP_WRONG');
    const person = step === 'PHONE_IDENTITY' ? await consumeIdentity(receiverUuid, body.requestUuid ?? '') : null;
    const sent = await steps.takeTry(database, { receiverUuid, step });
    const proof = person ? identityProof(receiver, person) : await codeProof(receiver, step, body.code ?? '', sent);
    if (proof) return proof;
    if (sent.lockedUntil) throw new NewlyLocked(sent.lockedUntil);
    throw new DomainError(step === 'PHONE_IDENTITY' ? 'IDENTITY_MISMATCH' : 'CODE_WRONG', {
      triesLeft: sent.triesLeft,
    });
  }

  async function codeProof(
    receiver: ReceiverRow,
    step: VerificationStep,
    code: string,
    sent: Awaited<ReturnType<typeof steps.takeTry>>,
  ): Promise<Proof | null> {
    const { receiverUuid, accessCodeHash } = receiver;
    if (step === 'ACCESS_CODE') return (await verifyPassword(accessCodeHash, cleanAccessCode(code))) ? {} : null;
    if (step === 'PHONE_IDENTITY') return null;
    const to = addressOf(receiver, step);
    return steps.isRight(sent, { receiverUuid, step, to, code: code.trim() }) ? {} : null;
  }

  /** Each answer of the provider is good once, so one that comes again is no try. */
  async function consumeIdentity(receiverUuid: string, requestUuid: string) {
    await steps.requireUnlocked(database, { receiverUuid, step: 'PHONE_IDENTITY' });
    const person = await database
      .transaction()
      .execute((transaction) => identities.consume(transaction, requestUuid, receiverUuid));
    if (!person) throw new DomainError('VERIFICATION_NOT_FOUND');
    return person;
  }

  const recordLock = (call: InputOf<'confirmStep'>, step: VerificationStep) =>
    performAsReceiver(deps, call, async ({ transaction, receiver: { contractId, receiverUuid }, at, by }) => {
      const data = { receiverUuid, step };
      await appendEvents(transaction, contractId, [{ kind: 'VERIFICATION_LOCKED', at, ...by, data }]);
    });

  return {
    async sendCode({ path, caller }) {
      const step = STEPS[path.step];
      if (step !== 'EMAIL_CODE' && step !== 'PHONE_CODE') throw new DomainError('CODE_NOT_SENT');
      return database.transaction().execute(async (transaction) => {
        const { contract, receiver, session } = await requireSession(transaction, caller);
        requireNext(receiver, session.passed, step);
        const { contractId, receiverUuid, linkVersion } = receiver;
        const to = addressOf(receiver, step);
        const code = randomSixDigits();
        const { fresh, ...sent } = await steps.put(transaction, { receiverUuid, step, to, code });
        if (fresh) {
          const addressee = { contractId, receiverUuid, linkVersion };
          const sender = await findLetterSender(transaction, contract.organizationUuid);
          const about = { name: receiver.name, sender, language: contract.settings.language };
          if (step === 'EMAIL_CODE') await outbox.enqueue(transaction, receiverCodeMail(to, code, about), addressee);
          else await outbox.enqueueText(transaction, receiverCodeText(to, code, about), addressee);
        }
        return { to: step === 'EMAIL_CODE' ? maskEmail(to) : maskPhone(to), ...sent };
      });
    },
    async confirmStep(call) {
      const { path, body, caller } = call;
      const step = STEPS[path.step];
      const { receiver: known } = await database.transaction().execute(async (transaction) => {
        const place = await requireSession(transaction, caller);
        requireNext(place.receiver, place.session.passed, step);
        return place;
      });
      const proof = await judge(known, step, body).catch(async (error: unknown) => {
        if (!(error instanceof NewlyLocked)) throw error;
        await recordLock(call, step);
        throw lockedUntil(error.until, now());
      });
      return performAsReceiver(deps, call, async (context) => {
        const { transaction, receiver, at, by } = context;
        const session = await findSession(transaction, caller.sessionUuid);
        // Corrected meanwhile: what was proved was proved by somebody else.
        if (receiver.linkVersion !== known.linkVersion) throw new DomainError('LINK_OVER');
        const { contractId, receiverUuid } = receiver;
        await steps.forget(transaction, { receiverUuid, step });
        const opened = await recordOpened(context, session, receiver);
        await appendEvents(transaction, contractId, [
          { kind: 'STEP_VERIFIED', at, ...by, data: { receiverUuid, step, ...proof } },
        ]);
        const passed = await passStep(transaction, session, step);
        if (!isVerified(opened, passed)) return admissions.admit(transaction, opened, passed, 'verify');
        const verified = await recordVerified(context, passed, opened, now());
        return admissions.admit(transaction, verified, passed, 'sign');
      });
    },
  } satisfies Partial<OperationHandlers>;
}

async function requireSession(transaction: Transaction<DB>, caller: ReceiverCaller) {
  const place = await requirePlace(transaction, caller);
  return { ...place, session: await findSession(transaction, caller.sessionUuid) };
}

/** The try that filled the count: the chain hears of it once. */
class NewlyLocked extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('locked');
    this.until = until;
  }
}

function requireNext({ verifications }: ReceiverRow, passed: readonly VerificationStep[], step: VerificationStep) {
  if (verifications.find((known) => !passed.includes(known)) !== step) throw new DomainError('STEP_WRONG');
}

function addressOf({ email, phone }: ReceiverRow, step: 'EMAIL_CODE' | 'PHONE_CODE') {
  const to = step === 'EMAIL_CODE' ? email : phone;
  if (to === null) throw new DomainError('STEP_WRONG');
  return to;
}

function identityProof(receiver: ReceiverRow, { vendor, orderNo: transactionId, name, phone }: Person): Proof | null {
  const isSame = comparable(name) === comparable(receiver.name) && phoneDigits(phone) === receiver.phone;
  return isSame ? { vendor, transactionId, name: maskName(name), phone: maskPhone(phoneDigits(phone)) } : null;
}

/** Written with or without spaces it is the same name. */
const comparable = (name: string) => name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();

/** 김*수: the chain tells who it was to whoever knows, and to nobody else. */
function maskName(name: string) {
  const letters = Array.from(name.normalize('NFC'));
  return letters
    .map((letter, place) => (place === 0 || (place === letters.length - 1 && place > 1) ? letter : '*'))
    .join('');
}
