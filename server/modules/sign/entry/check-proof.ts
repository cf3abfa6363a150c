import { maskPhone } from '../../../../rules/mask.ts';
import { extractPhoneDigits } from '../../../../rules/phone-number.ts';
import type { EventData } from '../../../audit/events.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { InputOf } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createPhoneVerificationRepository } from '../../accounts/phone-verifications.repository.ts';
import { verifyAccessCode } from '../../contracts/core/access-code-hash.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { createReceiverSteps } from '../shared/steps.repository.ts';
import { requireRecipient } from './verification-steps.ts';

type Person = { vendor: string; orderNo: string; name: string; phone: string };
type Proof = Omit<EventData['STEP_VERIFIED'], 'receiverUuid' | 'step'>;

/** Thrown by the attempt that causes the lock, so that the chain records it once. */
export class NewlyLockedError extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('locked');
    this.until = until;
  }
}

export function createCheckProof(deps: Deps) {
  const { database, secrets } = deps;
  const steps = createReceiverSteps(deps);
  const identities = createPhoneVerificationRepository(deps);

  async function proveByCode(
    receiver: ReceiverRow,
    step: VerificationStep,
    code: string,
    sent: Awaited<ReturnType<typeof steps.takeTry>>,
  ): Promise<Proof | null> {
    const { receiverUuid, accessCodeHash } = receiver;
    if (step === 'ACCESS_CODE') return (await verifyAccessCode(secrets, accessCodeHash, code)) ? {} : null;
    if (step === 'PHONE_IDENTITY') return null;
    const to = requireRecipient(receiver, step);
    return steps.isRight(sent, { receiverUuid, step, to, code: code.trim() }) ? {} : null;
  }

  /** Consumes an identity result. Each works once, so submitting it again isn't another attempt. */
  async function consumeIdentity(receiverUuid: string, requestUuid: string) {
    await steps.requireUnlocked(database, { receiverUuid, step: 'PHONE_IDENTITY' });
    const person = await database
      .transaction()
      .execute((transaction) => identities.consume(transaction, requestUuid, receiverUuid));
    if (!person) throw new DomainError('VERIFICATION_NOT_FOUND');
    return person;
  }

  /** Counts the attempt, then checks the proof. Throws if it is wrong. */
  return async (receiver: ReceiverRow, step: VerificationStep, body: InputOf<'confirmStep'>['body']) => {
    const { receiverUuid } = receiver;
    if (step === 'PHONE_IDENTITY' ? body.requestUuid === undefined : body.code === undefined)
      throw new DomainError('STEP_WRONG');
    const person = step === 'PHONE_IDENTITY' ? await consumeIdentity(receiverUuid, body.requestUuid ?? '') : null;
    const sent = await steps.takeTry(database, { receiverUuid, step });
    const proof = person ? proveByIdentity(receiver, person) : await proveByCode(receiver, step, body.code ?? '', sent);
    if (proof) return proof;
    if (sent.lockedUntil) throw new NewlyLockedError(sent.lockedUntil);
    throw new DomainError(step === 'PHONE_IDENTITY' ? 'IDENTITY_MISMATCH' : 'CODE_WRONG', {
      triesLeft: sent.triesLeft,
    });
  };
}

function proveByIdentity(receiver: ReceiverRow, { vendor, orderNo: transactionId, name, phone }: Person): Proof | null {
  const isSame = normalizeName(name) === normalizeName(receiver.name) && extractPhoneDigits(phone) === receiver.phone;
  return isSame ? { vendor, transactionId, name: maskName(name), phone: maskPhone(extractPhoneDigits(phone)) } : null;
}

const normalizeName = (name: string) => name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();

/** Masks a name, as in 김*수. People who know the receiver recognise them in the chain, and others learn nothing. */
function maskName(name: string) {
  const characters = Array.from(name.normalize('NFC'));
  return characters
    .map((character, index) => (index === 0 || (index === characters.length - 1 && index > 1) ? character : '*'))
    .join('');
}
