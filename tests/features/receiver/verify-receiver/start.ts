import { createActor, fromPromise, waitFor, type SimulatedClock } from 'xstate';
import { verifyPhoneMachine, type VerificationValidity } from '@/entities/phone-verification';
import type {
  Admission,
  Arrival,
  Letter,
  Proof,
  ReceiverStep,
  SentCode,
  StepName,
} from '@/features/receiver/verify-receiver/api/verification';
import type { TickedConsents } from '@/features/receiver/verify-receiver/model/verify-receiver.setup';
import { verifyReceiverMachine } from '@/features/receiver/verify-receiver/model/verify-receiver.machine';
import { ApiError, type components } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

export const ALL: StepName[] = ['ACCESS_CODE', 'EMAIL_CODE', 'PHONE_CODE', 'PHONE_IDENTITY'];
const sent: SentCode = {
  to: 'do***@out.example',
  expiresAt: '2026-11-20T00:03:00Z',
  secondsLeft: 180,
  resendAfterSeconds: 30,
  resendsLeft: 5,
};
export const letterOf = (more: Partial<Letter['receiver']> = {}): Letter => ({
  receiverUuid: 'r',
  organizationName: '한빛물산 주식회사',
  logoImgUrl: null,
  senderName: '김지수',
  receiver: {
    name: '이도윤',
    role: 'SIGNER',
    state: 'NOTIFIED',
    hasTurn: true,
    email: null,
    phone: null,
    hasConsented: false,
    actedAt: null,
    ...more,
  },
  title: '근로계약서',
  messages: [],
  status: 'IN_PROGRESS',
  expiresAt: '2026-11-27T14:59:00Z',
  pageCount: 3,
  fieldCount: 10,
  request: null,
  isDelegated: false,
  allowDelegate: false,
  language: 'ko',
  people: [],
  signedBefore: [],
  pageImageUrl: null,
});
const stepsOf = (names: readonly StepName[], passed: number, locked: number | null = null): ReceiverStep[] =>
  names.map((step, place) => ({
    step,
    isPassed: place < passed,
    to: null,
    hint: null,
    lockedForSeconds: place === passed ? locked : null,
  }));
type ErrorBody = components['schemas']['ErrorBody'];
type ServerCode = components['schemas']['ErrorCode'];
export const failure = (
  code: ServerCode,
  status: number,
  more: Pick<ErrorBody, 'deadEnd' | 'triesLeft' | 'retryAfter'> = {},
) =>
  new ApiError(code, {
    status,
    body: { isSuccess: false, code: status, message: code, errorCode: code, ...more },
  });
export const lost = () => new ApiError('NETWORK');

export type Scene = {
  steps?: readonly StepName[];
  passed?: number;
  locked?: number;
  letter?: Letter;
  /** The letter of the contract that a visitor signed earlier. */
  earlier?: Letter;
  entry?: 'link' | 'step' | 'review';
  linkToken?: string | null;
  hasToken?: boolean;
  requestUuid?: string | null;
  ticks?: TickedConsents;
  place?: string;
  clock?: SimulatedClock;
  fails?: Partial<Record<'arrive' | 'open' | 'send' | 'confirm' | 'consent', ApiError[]>>;
};

/** Accepts the steps in order like the server, and returns each of the scene's errors once. */
export function start(scene: Scene = {}) {
  const { steps: names = [], entry = 'link', linkToken = 'x'.repeat(22), fails = {} } = scene;
  let passed = scene.passed ?? 0;
  let locked = scene.locked ?? null;
  let earlier: Letter | null = null;
  const calls: string[] = [];
  const remembered: TickedConsents[] = [];
  const refuse = (kind: keyof typeof fails) => {
    const error = fails[kind]?.shift();
    if (error) throw error;
  };
  const admission = (): Admission => ({
    accessJwt: `token-${passed}`,
    scope: passed === names.length ? 'sign' : 'verify',
    steps: stepsOf(names, passed, locked),
  });
  const machine = verifyReceiverMachine.provide({
    actors: {
      arrive: fromRequest(async ({ input }): Promise<Arrival> => {
        if (input.linkToken !== linkToken) throw new Error('This is not the link.');
        calls.push(input.linkToken === null ? 'arrive by token' : 'arrive by link');
        refuse('arrive');
        return {
          letter: earlier ?? scene.letter ?? letterOf(),
          steps: stepsOf(names, passed, locked),
          accessJwt: 'token',
        };
      }),
      openDocument: fromRequest(async () => {
        calls.push('open');
        refuse('open');
        return admission();
      }),
      sendCode: fromRequest(async ({ input }: { input: { step: StepName } }) => {
        calls.push(`send ${input.step}`);
        refuse('send');
        return sent;
      }),
      confirmStep: fromRequest(async ({ input }: { input: Proof }) => {
        calls.push(`confirm ${input.step} ${input.code ?? input.requestUuid}`);
        refuse('confirm');
        passed += 1;
        locked = null;
        if (!scene.earlier) return admission();
        earlier = scene.earlier;
        return { ...admission(), isEarlierContract: true };
      }),
      giveConsents: fromRequest(async () => {
        calls.push('consent');
        refuse('consent');
        return null;
      }),
      verifyPhone: verifyPhoneMachine.provide({
        actors: {
          startVerification: fromPromise(async () => '<form></form>'),
          checkVerification: fromPromise(async (): Promise<VerificationValidity> => ({
            valid: true,
            status: 'VERIFIED',
            parameterOption1: 'receiver',
            parameterOption2: scene.place ?? 'page',
            message: null,
          })),
        },
      }),
    },
    actions: {
      rememberTicks: (_, { ticks }) => remembered.push(ticks),
      forgetTicks: () => remembered.splice(0),
    },
  });
  const actor = createActor(machine, {
    ...(scene.clock && { clock: scene.clock }),
    input: {
      linkToken,
      hasToken: scene.hasToken ?? false,
      entry,
      callbackUrl: 'https://dojang.example/receiver/phone-verify/callback',
      requestUuid: scene.requestUuid ?? null,
      ticks: scene.ticks ?? null,
    },
  }).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 });
  return { actor, until, calls, remembered };
}

export const BOTH = { type: 'ticked', consents: { electronic: true, personal: true } } as const;

export async function opened(scene: Scene) {
  const started = start(scene);
  await started.until('arrived');
  started.actor.send(BOTH);
  started.actor.send({ type: 'open' });
  return started;
}
