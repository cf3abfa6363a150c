import { maskPhone } from '../../../../rules/mask.ts';
import { extractPhoneDigits } from '../../../../rules/phone-number.ts';
import type { EventData } from '../../../audit/events.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { InputOf } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { verifyPassword } from '../../accounts/password-hash.ts';
import { createPhoneVerifications } from '../../accounts/phone-verifications.repository.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { cleanAccessCode } from '../../contracts/drafting/read-receivers.ts';
import { createReceiverSteps } from '../shared/steps.repository.ts';
import { requireAddress } from './verification-steps.ts';

type Person = { vendor: string; orderNo: string; name: string; phone: string };
type Proof = Omit<EventData['STEP_VERIFIED'], 'receiverUuid' | 'step'>;

/** The try that filled the count: the chain hears of it once. */
export class NewlyLocked extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('locked');
    this.until = until;
  }
}

/** Judges what a receiver sends to show that they are the one whom the sender meant. */
export function createJudgeProof(deps: Deps) {
  const { database } = deps;
  const steps = createReceiverSteps(deps);
  const identities = createPhoneVerifications(deps);

  async function proveByCode(
    receiver: ReceiverRow,
    step: VerificationStep,
    code: string,
    sent: Awaited<ReturnType<typeof steps.takeTry>>,
  ): Promise<Proof | null> {
    const { receiverUuid, accessCodeHash } = receiver;
    if (step === 'ACCESS_CODE') return (await verifyPassword(accessCodeHash, cleanAccessCode(code))) ? {} : null;
    if (step === 'PHONE_IDENTITY') return null;
    const to = requireAddress(receiver, step);
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

  /** Throws what is wrong with what was sent, after the try was counted. */
  return async (receiver: ReceiverRow, step: VerificationStep, body: InputOf<'confirmStep'>['body']) => {
    const { receiverUuid } = receiver;
    if (step === 'PHONE_IDENTITY' ? body.requestUuid === undefined : body.code === undefined)
      throw new DomainError('STEP_WRONG');
    const person = step === 'PHONE_IDENTITY' ? await consumeIdentity(receiverUuid, body.requestUuid ?? '') : null;
    const sent = await steps.takeTry(database, { receiverUuid, step });
    const proof = person ? proveByIdentity(receiver, person) : await proveByCode(receiver, step, body.code ?? '', sent);
    if (proof) return proof;
    if (sent.lockedUntil) throw new NewlyLocked(sent.lockedUntil);
    throw new DomainError(step === 'PHONE_IDENTITY' ? 'IDENTITY_MISMATCH' : 'CODE_WRONG', {
      triesLeft: sent.triesLeft,
    });
  };
}

function proveByIdentity(receiver: ReceiverRow, { vendor, orderNo: transactionId, name, phone }: Person): Proof | null {
  const isSame = normalizeName(name) === normalizeName(receiver.name) && extractPhoneDigits(phone) === receiver.phone;
  return isSame ? { vendor, transactionId, name: maskName(name), phone: maskPhone(extractPhoneDigits(phone)) } : null;
}

/** Written with or without spaces it is the same name. */
const normalizeName = (name: string) => name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();

/** 김*수: the chain tells who it was to whoever knows, and to nobody else. */
function maskName(name: string) {
  const characters = Array.from(name.normalize('NFC'));
  return characters
    .map((character, index) => (index === 0 || (index === characters.length - 1 && index > 1) ? character : '*'))
    .join('');
}
