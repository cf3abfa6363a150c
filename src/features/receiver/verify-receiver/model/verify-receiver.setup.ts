import { assign, setup } from 'xstate';
import { verifyPhoneMachine } from '@/entities/phone-verification';
import { ApiError, getThrownError, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { receiverSession } from '@/shared/session';
import {
  loadArrival,
  confirmStep,
  giveConsents,
  openDocument,
  sendCode,
  type Admission,
  type Arrival,
  type Letter,
  type Proof,
  type ReceiverStep,
  type SentCode,
  type StepName,
} from '../api/verification';
import { toDeadEnd, addSecondsToNow, findLockedUntil, findNextStep, type DeadEndDetails } from './verification-steps';

/** How the receiver arrived: by their link, by reloading a step, or to verify their identity again. */
type Entry = 'link' | 'step' | 'review';

export type VerifyReceiverInput = {
  linkToken: string | null;
  hasToken: boolean;
  entry: Entry;
  callbackUrl: string;
  /** Set if this page is the identity provider's callback. */
  requestUuid: string | null;
  /** The boxes ticked in this tab before a reload. */
  ticks: TickedConsents | null;
};

/** Where a code was sent and when it expires, by this browser's clock. */
export type CodeTimes = { to: string; until: string; resendAfter: string; resendsLeft: number };

/** Ticked boxes that haven't been sent yet, kept until the receiver leaves these pages. */
export type Consents = { electronic: boolean; personal: boolean };
/** The ticked boxes, and the receiver whose letter showed them. */
export type TickedConsents = { receiverUuid: string; consents: Consents };

export type VerifyReceiverContext = VerifyReceiverInput & {
  isOpened: boolean;
  consents: Consents;
  /** True to download the completed document rather than view it. */
  isDownload: boolean;
  letter: Letter | null;
  steps: readonly ReceiverStep[];
  code: CodeTimes | null;
  /** The verification request that confirmed the receiver's identity. */
  provedBy: string | null;
  lockedUntil: string | null;
  failure: ApiError | null;
  deadEnd: DeadEndDetails | null;
};

export type VerifyReceiverEvent =
  | { type: 'open' }
  | { type: 'ticked'; consents: Consents }
  | { type: 'download' }
  | { type: 'accessCode.given'; code: string }
  | { type: 'code.asked' }
  | { type: 'code.received' }
  | { type: 'code.given'; code: string }
  | { type: 'identity.begun'; place: 'popup' | 'page' }
  | { type: 'identity.returned'; requestUuid: string }
  | { type: 'identity.askedAgain' }
  | { type: 'consented' }
  | { type: 'refused' }
  | { type: 'back' }
  | { type: 'retry' }
  /** The page became visible again, and the receiver may have continued in another tab. */
  | { type: 'seen' };

/** Consents are required before the first signature. */
const mustConsent = ({ letter, entry }: Pick<VerifyReceiverContext, 'letter' | 'entry'>) =>
  entry !== 'review' && Boolean(letter?.receiver.hasTurn && !letter.receiver.hasConsented);

/** Without verification steps, the letter itself asks for the consents. */
export const showsConsentsOnLetter = (context: Pick<VerifyReceiverContext, 'letter' | 'entry' | 'steps'>) =>
  context.steps.length === 0 && mustConsent(context);

export const hasTickedBoth = ({ consents }: Pick<VerifyReceiverContext, 'consents'>) =>
  consents.electronic && consents.personal;

export const toProof = (context: VerifyReceiverContext, rest: Omit<Proof, 'step'>): Proof => ({
  step: findNextStep(context.steps)?.step ?? 'ACCESS_CODE',
  ...rest,
});

export const verifyReceiverSetup = setup({
  types: {
    input: {} as VerifyReceiverInput,
    context: {} as VerifyReceiverContext,
    events: {} as VerifyReceiverEvent,
    output: {} as { task: 'sign' | 'copies' | 'download' | 'review' },
    tags: {} as 'busy' | 'loading' | 'letter' | 'accessCode' | 'code' | 'identity' | 'consents' | 'ended',
    children: {} as { identity: 'verifyPhone' },
  },
  actors: {
    arrive: fromRequest<Arrival, { linkToken: string | null }>(({ input, signal }) => loadArrival(input, signal)),
    openDocument: fromRequest<Admission, void>(({ signal }) => openDocument(signal)),
    sendCode: fromRequest<SentCode, { step: StepName }>(({ input, signal }) => sendCode(input, signal)),
    confirmStep: fromRequest<Admission, Proof>(({ input, signal }) => confirmStep(input, signal)),
    giveConsents: fromRequest<null, void>(({ signal }) => giveConsents(signal)),
    /** The component adds the window handling. */
    verifyPhone: verifyPhoneMachine,
  },
  actions: {
    keepToken: (_, { accessJwt }: { accessJwt: string | null }) => {
      if (accessJwt) receiverSession.keep(accessJwt);
    },
    keepArrival: assign(({ context }, { arrival: { letter, steps } }: { arrival: Arrival }) => ({
      letter,
      steps,
      ...(context.ticks?.receiverUuid === letter.receiverUuid && { consents: context.ticks.consents }),
      ticks: null,
      lockedUntil: findLockedUntil(steps),
      failure: null,
    })),
    keepSteps: assign((_, { steps }: { steps: readonly ReceiverStep[] }) => ({
      steps,
      lockedUntil: findLockedUntil(steps),
      code: null,
      failure: null,
    })),
    keepSentCode: assign((_, { sent }: { sent: SentCode }) => ({
      code: {
        to: sent.to,
        until: addSecondsToNow(sent.secondsLeft),
        resendAfter: addSecondsToNow(sent.resendAfterSeconds),
        resendsLeft: sent.resendsLeft,
      },
      failure: null,
    })),
    keepOpened: assign({ isOpened: true }),
    /** The token turned out to be for another document, whose letter hasn't been opened yet. */
    forgetLetter: assign({ letter: null, steps: [], isOpened: false, code: null, failure: null }),
    /** Implemented by the component, because only a browser tab can store ticks. */
    rememberTicks: (_, _params: { ticks: TickedConsents }) => {},
    forgetTicks: () => {},
    keepTicked: assign((_, { consents }: { consents: Consents }) => ({ consents, failure: null })),
    keepIdentity: assign((_, { requestUuid }: { requestUuid: string }) => ({ provedBy: requestUuid })),
    keepFailure: assign(toFailure),
    keepDeadEnd: assign((_, { error }: { error: unknown }) => ({ deadEnd: toDeadEnd(error), failure: null })),
    keepLock: assign((_, { error }: { error: unknown }) => ({
      lockedUntil: addSecondsToNow(ApiError.from(error).body?.retryAfter ?? 0),
      failure: null,
    })),
    /** This token gives no access to the document, but is needed to ask the sender a question. */
    keepAskingToken: (_, { error }: { error: unknown }) => {
      const token = toDeadEnd(error)?.known?.accessJwt;
      if (token) receiverSession.keep(token);
    },
    wantDownload: assign({ isDownload: true }),
    forgetDownload: assign({ isDownload: false }),
    endLock: assign({ lockedUntil: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    forgetReturn: assign({ requestUuid: null }),
    keepConsent: assign(({ context: { letter } }) => ({
      letter: letter && { ...letter, receiver: { ...letter.receiver, hasConsented: true } },
    })),
  },
  guards: {
    hasWayIn: ({ context }) => context.linkToken !== null || context.hasToken,
    hasLink: ({ context }) => context.linkToken !== null,
    /** The receiver has already opened the document, and continues where they left off. */
    isUnderWay: ({ context: { entry, isOpened } }, { letter }: { letter: Letter }) =>
      isOpened || (entry === 'step' && letter.receiver.state !== 'NOTIFIED'),
    isDeadEnd: (_, { error }: { error: unknown }) => toDeadEnd(error) !== null,
    isRefused: (_, { error }: { error: unknown }) => ApiError.from(error).status === 401,
    isLockedNow: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'LOCKED',
    isElsewhere: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'STEP_WRONG',
    isLocked: ({ context }) => context.lockedUntil !== null,
    isNext: ({ context }, { step }: { step: StepName }) => findNextStep(context.steps)?.step === step,
    needsCode: ({ context }) => ['EMAIL_CODE', 'PHONE_CODE'].includes(findNextStep(context.steps)?.step ?? ''),
    needsConsent: ({ context }) => mustConsent(context),
    needsConsentOnLetter: ({ context }) => showsConsentsOnLetter(context),
    /** Requires a press on the button, because ticks alone don't count as consent after a reload. */
    hasAgreedOnLetter: ({ context }) => context.isOpened && showsConsentsOnLetter(context) && hasTickedBoth(context),
    hasTickedBoth: ({ context }) => hasTickedBoth(context),
    mayOpen: ({ context }) => !showsConsentsOnLetter(context) || hasTickedBoth(context),
    /** A visitor who has already signed with this link and the same contact details continues with that contract. */
    isEarlierContract: (_, { isEarlierContract }: Admission) => isEarlierContract === true,
    isInPopup: (_, { place }: { place: string }) => place === 'popup',
  },
  delays: {
    lockLeft: ({ context }) => Math.max(0, Date.parse(context.lockedUntil ?? '') - Date.now()),
  },
});

const answered = ({ event }: { event: { output: Admission } }) => event.output;

/** Every completed step returns a new token and the remaining steps. */
export const SAVE_ADMISSION_ACTIONS = [
  { type: 'keepToken', params: answered },
  { type: 'keepSteps', params: answered },
] as const;

/** The remaining steps may belong to an earlier contract, whose letter has to be read first. */
export const STEP_PASSED_TRANSITIONS = [
  {
    guard: { type: 'isEarlierContract', params: answered },
    target: 'resolving',
    actions: [{ type: 'keepToken', params: answered }, 'forgetLetter'],
  },
  { target: 'choosing', actions: SAVE_ADMISSION_ACTIONS },
] as const;

/** Errors that any request can return in any state: a dead end, an expired token, or progress in another tab. */
export const DEAD_END_TRANSITIONS = [
  {
    guard: { type: 'isDeadEnd', params: getThrownError },
    target: 'deadEnd',
    actions: [
      { type: 'keepDeadEnd', params: getThrownError },
      { type: 'keepAskingToken', params: getThrownError },
    ],
  },
  {
    guard: { type: 'isRefused', params: getThrownError },
    target: 'sessionOver',
  },
  {
    guard: { type: 'isElsewhere', params: getThrownError },
    target: 'resolving',
  },
  {
    guard: { type: 'isLockedNow', params: getThrownError },
    target: 'locked',
    actions: { type: 'keepLock', params: getThrownError },
  },
] as const;
