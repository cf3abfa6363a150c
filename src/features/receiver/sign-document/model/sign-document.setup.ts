import { assign, setup } from 'xstate';
import { ApiError, newRequestKey } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import type { Mark } from '@/entities/mark';
import {
  answerValueRequest,
  askQuestion,
  completeSigning,
  consentToValues,
  delegateSigning,
  markViewed,
  readSignContract,
  rejectContract,
  type Delegate,
  type SignAttachment,
  type SignContract,
  type SignDraft,
  type SignOutcome,
  type SignValues,
} from '@/entities/sign-contract';
import { keptValues, type Kept } from '../api/kept-values';
import { sendUnsent, type KnownMark, type Sent } from '../api/send-unsent';
import { endOf, type EndCode } from './dead-end';
import { hasNothing, joined, NOTHING, without, type Unsent } from './unsent';

export type SignDocumentInput = {
  /** The first reading, which began before this code had arrived; null once it has failed. */
  opening: Promise<SignContract> | null;
};

export type SignDocumentContext = SignDocumentInput & {
  contract: SignContract | null;
  marks: readonly KnownMark[];
  attachments: readonly SignAttachment[];
  /** Not sent yet, and on its way. */
  unsent: Unsent;
  sending: Unsent;
  /** Somebody filled in more elsewhere: counts up, so that screens take it over. */
  newer: number;
  failure: ApiError | null;
  /** Of the last saving, in the server's words: a letter that cannot be printed. */
  saveProblem: ApiError | null;
  request: Kept['request'];
  end: EndCode | null;
  outcome: SignOutcome | null;
};

export type SignDocumentEvent =
  | { type: 'filled'; values: SignValues }
  | { type: 'marked'; fieldIds: readonly string[]; mark: Mark | null }
  | { type: 'drawn'; annotations: SignDraft['annotations'] }
  | { type: 'attached'; attachment: SignAttachment }
  | { type: 'shown' }
  | { type: 'flush' }
  | { type: 'lost' }
  | { type: 'online' }
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'review' }
  | { type: 'edit' }
  | { type: 'finish' }
  | { type: 'consent' }
  | { type: 'decline' }
  | { type: 'delegate' }
  | { type: 'ask' }
  | { type: 'leave' }
  | { type: 'back' }
  | { type: 'confirm.decline'; reason: string }
  | { type: 'confirm.delegate'; delegate: Delegate }
  | { type: 'confirm.ask'; text: string };

type FinishInput = { contract: SignContract | null; request: Kept['request'] };
type Keyed<More> = More & { requestKey: string };

export const requireContract = ({ contract }: Pick<SignDocumentContext, 'contract'>): SignContract => {
  if (!contract) throw new Error('Nothing has been read yet.');
  return contract;
};

async function finish({ contract, request }: FinishInput, signal: AbortSignal): Promise<SignOutcome> {
  const { request: asked, draft, me } = requireContract({ contract });
  const act = { requestKey: request?.key ?? newRequestKey(), signal };
  const version = me.role === 'APPROVER' ? 0 : draft.version;
  return asked ? answerValueRequest(asked.valueRequestId, version, act) : completeSigning(version, act);
}

/** Words of the machine: what is known, what may happen, and the calls that it makes. */
export const signDocumentSetup = setup({
  types: {
    input: {} as SignDocumentInput,
    context: {} as SignDocumentContext,
    events: {} as SignDocumentEvent,
    tags: {} as 'busy',
  },
  actors: {
    open: fromRequest<{ contract: SignContract; kept: Kept | null }, SignDocumentInput>(async ({ input, signal }) => {
      const contract = await (input.opening ?? readSignContract(signal));
      return { contract, kept: await keptValues.read(contract.me.receiverUuid) };
    }),
    read: fromRequest<SignContract, void>(({ signal }) => readSignContract(signal)),
    view: fromRequest<null, void>(({ signal }) => markViewed(signal)),
    save: fromRequest<Sent, Parameters<typeof sendUnsent>[0]>(({ input, signal }) => sendUnsent(input, signal)),
    finish: fromRequest<SignOutcome, FinishInput>(({ input, signal }) => finish(input, signal)),
    consent: fromRequest<SignOutcome, Keyed<{ valueRequestId: string }>>(({ input, signal }) =>
      consentToValues(input.valueRequestId, { ...input, signal }),
    ),
    decline: fromRequest<SignOutcome, Keyed<{ reason: string }>>(({ input, signal }) =>
      rejectContract(input.reason, { ...input, signal }),
    ),
    delegate: fromRequest<SignOutcome, Keyed<{ delegate: Delegate }>>(({ input, signal }) =>
      delegateSigning(input.delegate, { ...input, signal }),
    ),
    ask: fromRequest<null, { text: string }>(({ input, signal }) => askQuestion(input.text, signal)),
  },
  actions: {
    /** Provided where the machine is used: addresses and the device live there. */
    keepLocally: (_, _params: { context: SignDocumentContext }) => {},
    forgetLocally: (_, _params: { context: SignDocumentContext }) => {},
    onRefused: () => {},
    onLeft: () => {},
    onDone: (_, _params: { end: 'finished' | 'declined' | 'delegated' }) => {},
    onAsked: () => {},
    keepFailure: assign({ failure: (_, params: { error: unknown }) => ApiError.from(params.error) }),
    clearFailure: assign({ failure: null }),
    askAnew: assign({ opening: null }),
    sayOffline: assign({ failure: () => new ApiError('NETWORK') }),
    keepEnd: assign({ end: (_, params: { error: unknown }) => endOf(ApiError.from(params.error)) }),
    keepOpened: assign((_, { contract, kept }: { contract: SignContract; kept: Kept | null }) => ({
      contract,
      marks: contract.marks,
      attachments: contract.attachments,
      unsent: kept?.unsent ?? NOTHING,
      request: kept?.request ?? null,
    })),
    takeRead: assign(({ context }, { contract }: { contract: SignContract }) => ({
      contract,
      marks: contract.marks,
      attachments: contract.attachments,
      newer: context.newer + (contract.draft.version > (context.contract?.draft.version ?? 0) ? 1 : 0),
    })),
    keepFilled: assign({
      unsent: ({ context }, { values }: { values: SignValues }) => joined(context.unsent, { values, marks: {} }),
      saveProblem: null,
    }),
    keepMarked: assign({
      unsent: ({ context }, { fieldIds, mark }: { fieldIds: readonly string[]; mark: Mark | null }) =>
        joined(context.unsent, { values: {}, marks: Object.fromEntries(fieldIds.map((fieldId) => [fieldId, mark])) }),
      saveProblem: null,
    }),
    keepDrawn: assign({
      unsent: ({ context }, { annotations }: { annotations: SignDraft['annotations'] }) =>
        joined(context.unsent, { ...NOTHING, annotations }),
    }),
    keepAttached: assign({
      attachments: ({ context }, { attachment }: { attachment: SignAttachment }) => [
        ...context.attachments,
        attachment,
      ],
    }),
    beginSending: assign(({ context }) => ({ sending: context.unsent, unsent: NOTHING })),
    takeBack: assign(({ context }) => ({ unsent: joined(context.sending, context.unsent), sending: NOTHING })),
    /** What the server will never take must not stop the rest. */
    dropRefused: assign(({ context }, { error }: { error: unknown }) => {
      const problem = ApiError.from(error);
      const wrong = problem.body?.fieldErrors?.map(({ field }) => field) ?? [];
      const isNamed = Object.keys(context.sending.values).some((fieldId) => wrong.includes(fieldId));
      const rest = isNamed ? without(context.sending, wrong) : NOTHING;
      return { saveProblem: problem, unsent: joined(rest, context.unsent), sending: NOTHING };
    }),
    takeSent: assign(({ context }, { sent: { draft, marks, steps } }: { sent: Sent }) => {
      const contract = requireContract(context);
      const isOthers = draft.version > contract.draft.version + steps;
      return {
        contract: { ...contract, draft },
        marks,
        sending: NOTHING,
        newer: context.newer + (isOthers ? 1 : 0),
      };
    }),
    /** The same act keeps its name until what it is about changes. */
    nameAct: assign({
      request: ({ context }) => {
        const { version } = requireContract(context).draft;
        return context.request?.version === version ? context.request : { key: newRequestKey(), version };
      },
    }),
    keepOutcome: assign({ outcome: (_, { outcome }: { outcome: SignOutcome }) => outcome }),
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => ApiError.from(error).status === 401,
    isEnd: (_, { error }: { error: unknown }) => endOf(ApiError.from(error)) !== null,
    isAlreadyDone: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'ALREADY_ACTED',
    isWrong: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'VALUES_WRONG',
    isBehind: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'VERSION_CONFLICT',
    /** Nobody answered, or not sensibly: trying again may help. */
    isPassing: (_, { error }: { error: unknown }) => {
      const { status } = ApiError.from(error);
      return status === undefined || status >= 500 || status === 429;
    },
    hasUnsent: ({ context }) => !hasNothing(context.unsent),
    isAllSent: ({ context }) => hasNothing(context.unsent) && hasNothing(context.sending),
    hasFinished: ({ context }) => {
      const { me, request, reconfirm } = requireContract(context);
      return !request && !reconfirm && (me.state === 'SIGNED' || me.state === 'APPROVED' || me.state === 'VIEWED');
    },
    isReconfirming: ({ context }) => requireContract(context).reconfirm !== null,
  },
  delays: { SAVE: 700, AGAIN: 5_000 },
});

type Thrown = { event: { error: unknown } };
const thrown = ({ event }: Thrown) => ({ error: event.error });

/** First whenever a call fails: where nothing can be done any more, whatever was being done. */
export const ENDS = [
  { guard: { type: 'isRefused', params: thrown }, target: '#signDocument.refused' },
  {
    guard: { type: 'isEnd', params: thrown },
    target: '#signDocument.ended',
    actions: { type: 'keepEnd', params: thrown },
  },
] as const;
export const keepFailure = { type: 'keepFailure', params: thrown } as const;
