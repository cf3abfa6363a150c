import { assign, setup } from 'xstate';
import { verifyPhoneMachine } from '@/entities/phone-verification';
import { ApiError, thrown, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { receiverSession } from '@/shared/session';
import {
  arrive,
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
import { deadEndOf, inSeconds, lockOf, nextStep, type DeadEndFacts } from './verification-steps';

/** How somebody came to these pages: by his link, back to a step after a reload, or to show once more who he is. */
type Entry = 'link' | 'step' | 'review';

export type VerifyReceiverInput = {
  linkToken: string | null;
  hasToken: boolean;
  entry: Entry;
  callbackUrl: string;
  /** Set when this page is the identity provider's return. */
  requestUuid: string | null;
  /** What was ticked in this tab before the page was loaded again. */
  ticks: Ticks | null;
};

/** Where a code went, and until when, by this browser's clock. */
export type CodeTimes = { to: string; until: string; resendAfter: string; resendsLeft: number };

/** What is ticked, not yet sent: it stays while one is at these pages, whatever comes between. */
export type Consents = { electronic: boolean; personal: boolean };
/** On whose letter they stand. */
export type Ticks = { receiverUuid: string; consents: Consents };

export type VerifyReceiverContext = VerifyReceiverInput & {
  isOpened: boolean;
  consents: Consents;
  /** The finished document was asked for, not only to be seen. */
  isDownload: boolean;
  letter: Letter | null;
  steps: readonly ReceiverStep[];
  code: CodeTimes | null;
  /** The request by which the provider has confirmed who he is. */
  provedBy: string | null;
  lockedUntil: string | null;
  failure: ApiError | null;
  deadEnd: DeadEndFacts | null;
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
  /** Somebody comes back to this page: in another tab they may have gone on. */
  | { type: 'seen' };

/** Before somebody signs for the first time. */
const mustConsent = ({ letter, entry }: Pick<VerifyReceiverContext, 'letter' | 'entry'>) =>
  entry !== 'review' && Boolean(letter?.receiver.hasTurn && !letter.receiver.hasConsented);

/** Where nothing else is asked, the consents stand on the letter. */
export const asksOnLetter = (context: Pick<VerifyReceiverContext, 'letter' | 'entry' | 'steps'>) =>
  context.steps.length === 0 && mustConsent(context);

export const hasTickedBoth = ({ consents }: Pick<VerifyReceiverContext, 'consents'>) =>
  consents.electronic && consents.personal;

export const proofOf = (context: VerifyReceiverContext, rest: Omit<Proof, 'step'>): Proof => ({
  step: nextStep(context.steps)?.step ?? 'ACCESS_CODE',
  ...rest,
});

export const verifyReceiverSetup = setup({
  types: {
    input: {} as VerifyReceiverInput,
    context: {} as VerifyReceiverContext,
    events: {} as VerifyReceiverEvent,
    /** What is to be done now. `task` is what somebody was let in for: to sign, or to see and keep their copies. */
    output: {} as { task: 'sign' | 'copies' | 'download' | 'review' },
    tags: {} as 'busy' | 'loading' | 'letter' | 'accessCode' | 'code' | 'identity' | 'consents' | 'ended',
    children: {} as { identity: 'verifyPhone' },
  },
  actors: {
    arrive: fromRequest<Arrival, { linkToken: string | null }>(({ input, signal }) => arrive(input, signal)),
    openDocument: fromRequest<Admission, void>(({ signal }) => openDocument(signal)),
    sendCode: fromRequest<SentCode, { step: StepName }>(({ input, signal }) => sendCode(input, signal)),
    confirmStep: fromRequest<Admission, Proof>(({ input, signal }) => confirmStep(input, signal)),
    giveConsents: fromRequest<null, void>(({ signal }) => giveConsents(signal)),
    /** Provided with its windows where it is used. */
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
      lockedUntil: lockOf(steps),
      failure: null,
    })),
    keepSteps: assign((_, { steps }: { steps: readonly ReceiverStep[] }) => ({
      steps,
      lockedUntil: lockOf(steps),
      code: null,
      failure: null,
    })),
    keepSentCode: assign((_, { sent }: { sent: SentCode }) => ({
      code: {
        to: sent.to,
        until: inSeconds(sent.secondsLeft),
        resendAfter: inSeconds(sent.resendAfterSeconds),
        resendsLeft: sent.resendsLeft,
      },
      failure: null,
    })),
    keepOpened: assign({ isOpened: true }),
    /** Provided where there is a tab to keep them. */
    rememberTicks: (_, _params: { ticks: Ticks }) => {},
    forgetTicks: () => {},
    keepTicked: assign((_, { consents }: { consents: Consents }) => ({ consents, failure: null })),
    keepIdentity: assign((_, { requestUuid }: { requestUuid: string }) => ({ provedBy: requestUuid })),
    keepFailure: assign(toFailure),
    keepDeadEnd: assign((_, { error }: { error: unknown }) => ({ deadEnd: deadEndOf(error), failure: null })),
    keepLock: assign((_, { error }: { error: unknown }) => ({
      lockedUntil: inSeconds(ApiError.from(error).body?.retryAfter ?? 0),
      failure: null,
    })),
    /** It opens nothing, but a question to the sender takes one. */
    keepAskingToken: (_, { error }: { error: unknown }) => {
      const token = deadEndOf(error)?.known?.accessJwt;
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
    /** Whoever has opened the document before goes on where he was. */
    isUnderWay: ({ context: { entry, isOpened } }, { letter }: { letter: Letter }) =>
      isOpened || (entry === 'step' && letter.receiver.state !== 'NOTIFIED'),
    isDeadEnd: (_, { error }: { error: unknown }) => deadEndOf(error) !== null,
    isRefused: (_, { error }: { error: unknown }) => ApiError.from(error).status === 401,
    isLockedNow: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'LOCKED',
    isElsewhere: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'STEP_WRONG',
    isLocked: ({ context }) => context.lockedUntil !== null,
    isNext: ({ context }, { step }: { step: StepName }) => nextStep(context.steps)?.step === step,
    needsCode: ({ context }) => ['EMAIL_CODE', 'PHONE_CODE'].includes(nextStep(context.steps)?.step ?? ''),
    needsConsent: ({ context }) => mustConsent(context),
    needsConsentOnLetter: ({ context }) => asksOnLetter(context),
    /** Ticked, and the button pressed: after a reload the ticks alone are no agreement. */
    hasAgreedOnLetter: ({ context }) => context.isOpened && asksOnLetter(context) && hasTickedBoth(context),
    hasTickedBoth: ({ context }) => hasTickedBoth(context),
    mayOpen: ({ context }) => !asksOnLetter(context) || hasTickedBoth(context),
    isInPopup: (_, { place }: { place: string }) => place === 'popup',
  },
  delays: {
    lockLeft: ({ context }) => Math.max(0, Date.parse(context.lockedUntil ?? '') - Date.now()),
  },
});

const answered = ({ event }: { event: { output: Admission } }) => event.output;

/** What every step ends with: the token that it gave, and what is left to do. */
export const PASSED = {
  target: 'choosing',
  actions: [
    { type: 'keepToken', params: answered },
    { type: 'keepSteps', params: answered },
  ],
} as const;

/** What may come instead of any answer, wherever somebody stands: no way on, a token that has run out, another tab. */
export const DEAD_ENDS = [
  {
    guard: { type: 'isDeadEnd', params: thrown },
    target: 'deadEnd',
    actions: [
      { type: 'keepDeadEnd', params: thrown },
      { type: 'keepAskingToken', params: thrown },
    ],
  },
  {
    guard: { type: 'isRefused', params: thrown },
    target: 'sessionOver',
  },
  {
    guard: { type: 'isElsewhere', params: thrown },
    target: 'resolving',
  },
  {
    guard: { type: 'isLockedNow', params: thrown },
    target: 'locked',
    actions: { type: 'keepLock', params: thrown },
  },
] as const;
