import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import { ApiError, createRequestKey, getThrownError, isUnreachable, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import type { Mark } from '@/entities/mark';
import { fillFieldsMachine, type ValueRejection } from '@/entities/filling';
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
} from '@/entities/sign-contract';
import { valueStore, type HandedOverState, type StoredValues } from '../api/kept-values';
import { sendUnsent, type SendResult } from '../api/send-unsent';
import { toSigningEndCode, mayContinueLater } from './dead-end';
import {
  collectContents,
  findLocalDifferences,
  isBeingSent,
  listSendableIds,
  collectUnconfirmedChanges,
} from './filled-in';
import {
  mergeHandedOver,
  createLocalMark,
  initializeSigning,
  mergeReloaded,
  mergeSavedDraft,
  mergeSavedElsewhere,
  listCurrentRefusals,
  restoreUnsent,
} from './merge-values';
import { writerTab } from './writer-tab';
import {
  requireContract,
  type SignDocumentContext,
  type SignDocumentEvent,
  type SignDocumentInput,
} from './sign-document.types';
import { hasNothingUnsent, NOTHING_UNSENT } from './unsent-changes';

type FinishInput = { contract: SignContract | null; request: StoredValues['request'] };
type Keyed<More> = More & { requestKey: string };
type Opened = { contract: SignContract; kept: StoredValues | null };

async function finish({ contract, request }: FinishInput, signal: AbortSignal): Promise<SignOutcome> {
  const { request: asked, draft, me } = requireContract({ contract });
  const act = { requestKey: request?.key ?? createRequestKey(), signal };
  const version = me.role === 'APPROVER' ? 0 : draft.version;
  return asked ? answerValueRequest(asked.valueRequestId, version, act) : completeSigning(version, act);
}

const hasActed = ({ me, request, reconfirm }: SignContract) =>
  !request && !reconfirm && (me.role === 'VIEWER' || me.state === 'SIGNED' || me.state === 'APPROVED');
const hasSendable = (context: SignDocumentContext) =>
  listSendableIds(context).length > 0 || (context.annotations !== undefined && context.drawingProblem === null);
const areAllWell = ({ filling }: SignDocumentContext) =>
  filling?.getSnapshot().context.questions.every(({ problem }) => problem === null) ?? false;
/** Fields that the server rejected on finishing, with their current values. */
const refusalsOf = ({ filling }: SignDocumentContext, error: unknown): ValueRejection[] =>
  (ApiError.from(error).body?.fieldErrors ?? []).flatMap(({ field, message, characters = [] }) => {
    const value = filling?.getSnapshot().context.values[field];
    return value ? [{ fieldId: field, value, characters, words: message }] : [];
  });

export const signDocumentSetup = setup({
  types: {
    input: {} as SignDocumentInput,
    context: {} as SignDocumentContext,
    events: {} as SignDocumentEvent,
    tags: {} as 'busy',
  },
  actors: {
    open: fromRequest<Opened, SignDocumentInput>(async ({ input, signal }) => {
      const contract = await (input.opening ?? readSignContract(signal));
      return { contract, kept: await valueStore.read(contract.me.receiverUuid) };
    }),
    fill: fillFieldsMachine.provide({
      actions: {
        onTyped: sendParent((_, { fieldIds }: { fieldIds: readonly string[] }) => ({ type: 'filled', fieldIds })),
        onComplete: sendParent({ type: 'review' }),
        onDoubt: sendParent({ type: 'doubted' }),
      },
    }),
    seat: writerTab,
    read: fromRequest<SignContract, void>(({ signal }) => readSignContract(signal)),
    view: fromRequest<null, void>(({ signal }) => markViewed(signal)),
    save: fromRequest<SendResult, Parameters<typeof sendUnsent>[0]>(({ input, signal }) => sendUnsent(input, signal)),
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
    /** Implemented by the component, which has access to the router and to local storage. */
    keepLocally: (_, _params: { receiverUuid: string; kept: StoredValues }) => {},
    forgetLocally: (_, _params: { receiverUuid: string | null }) => {},
    onRefused: () => {},
    onLeft: () => {},
    onReview: () => {},
    onEdit: () => {},
    onDone: (_, _params: { end: 'finished' | 'declined' | 'delegated' }) => {},
    onAsked: () => {},
    keepFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    askAnew: assign({ opening: null }),
    rememberSeen: assign({ seenNewer: ({ context }) => context.newer }),
    sayBehind: assign({ failure: () => new ApiError('VERSION_CONFLICT') }),
    sayOffline: assign({ failure: () => new ApiError('NETWORK') }),
    sayDrawingProblem: assign({ failure: ({ context }) => context.drawingProblem }),
    keepEnd: assign({ end: (_, params: { error: unknown }) => toSigningEndCode(ApiError.from(params.error)) }),
    takeRead: assign(({ context }, { contract }: { contract: SignContract }) => mergeReloaded(context, contract)),
    keepFilled: assign({
      unsentIds: ({ context }, { fieldIds }: { fieldIds: readonly string[] }) => [
        ...new Set([...context.unsentIds, ...fieldIds]),
      ],
      touchedIds: ({ context }, { fieldIds }: { fieldIds: readonly string[] }) => [
        ...new Set([...context.touchedIds, ...fieldIds]),
      ],
    }),
    keepMade: assign({
      made: ({ context }, { mark }: { mark: Mark | null }) =>
        mark ? [...context.made, createLocalMark(context.made, mark)] : context.made,
    }),
    /** `fillFields` owns the values, and reports this change like any other. */
    fillMarked: ({ context }, { fieldIds, mark }: { fieldIds: readonly string[]; mark: Mark | null }) => {
      const value = mark ? (context.made.at(-1)?.markId ?? null) : null;
      for (const fieldId of fieldIds) context.filling?.send({ type: 'typed', fieldId, value });
    },
    keepDrawn: assign({
      annotations: (_, { annotations }: { annotations: SignDraft['annotations'] }) => annotations,
      drawingProblem: null,
    }),
    keepAttached: assign({
      attachments: ({ context }, { attachment }: { attachment: SignAttachment }) => [
        ...context.attachments,
        attachment,
      ],
    }),
    beginSending: assign(({ context }) => {
      const fieldIds = listSendableIds(context);
      const annotations = context.drawingProblem ? undefined : context.annotations;
      return {
        sending: { ...collectContents(context, fieldIds), ...(annotations && { annotations }) },
        unsentIds: context.unsentIds.filter((fieldId) => !fieldIds.includes(fieldId)),
        annotations: annotations ? undefined : context.annotations,
      };
    }),
    takeBack: assign(({ context }) => restoreUnsent(context)),
    takeSent: assign(({ context }, { sent }: { sent: SendResult }) => mergeSavedDraft(context, sent)),
    tellRefused: ({ context }, { refusals }: { refusals: readonly ValueRejection[] }) => {
      const told = listCurrentRefusals(context, refusals);
      if (told.length > 0) context.filling?.send({ type: 'refused', refusals: told });
    },
    tellWrong: ({ context }, { error }: { error: unknown }) => {
      const refusals = refusalsOf(context, error);
      if (refusals.length > 0) context.filling?.send({ type: 'refused', refusals });
    },
    giveNewer: ({ context }) => {
      const values = findLocalDifferences(context);
      if (Object.keys(values).length > 0) context.filling?.send({ type: 'given', values });
    },
    flush: raise({ type: 'flush' }),
    refresh: raise({ type: 'refresh' }),
    giveUpSettling: raise({ type: 'lost' }),
    answerDoubt: raise({ type: 'doubted' }),
    /** Lets a waiting receiver continue. If the server rejects a value later, the review stops. */
    letPass: ({ context }) => context.filling?.send({ type: 'passed' }),
    resume: ({ context }) => context.filling?.send({ type: 'resumed' }),
    recall: ({ context }) => context.filling?.send({ type: 'recalled' }),
    giveKept: ({ context }, { kept }: { kept: StoredValues | null }) =>
      context.filling?.send({ type: 'given', values: mergeHandedOver(context, kept).values }),
    takeSaved: assign(({ context }, { kept }: { kept: HandedOverState }) => mergeSavedElsewhere(context, kept)),
    takeKept: assign(({ context }, { kept }: { kept: StoredValues | null }) => mergeHandedOver(context, kept).part),
    takeSeat: sendTo('seat', { type: 'take' }),
    handOver: sendTo('seat', (_, { kept }: { kept: HandedOverState }) => ({ type: 'hand', kept })),
    /** Drops changes that the other tab has taken over, because sending them from here would undo its later changes. */
    giveAway: assign({ unsentIds: [], annotations: undefined, sending: NOTHING_UNSENT, touchedIds: [] }),
    /** Keeps a repeated request's idempotency key until its content changes. */
    nameAct: assign({
      request: ({ context }) => {
        const { version } = requireContract(context).draft;
        return context.request?.version === version ? context.request : { key: createRequestKey(), version };
      },
    }),
    keepOutcome: assign({ outcome: (_, { outcome }: { outcome: SignOutcome }) => outcome }),
    keepOpened: assign(({ spawn }, read: Opened) => {
      const { part, input } = initializeSigning(read);
      return { ...part, filling: spawn('fill', { id: 'filling', input }) };
    }),
  },
  guards: {
    /** Next waits while the server checks what the receiver typed into the current field. */
    isDoubtUnderWay: ({ context }) => {
      const filling = context.filling?.getSnapshot();
      return filling?.matches('asking') === true && isBeingSent(context, filling.context.currentId);
    },
    isRefused: (_, { error }: { error: unknown }) => {
      const { status, code } = ApiError.from(error);
      return status === 401 || code === 'CONSENT_NEEDED';
    },
    isEnd: (_, { error }: { error: unknown }) => toSigningEndCode(ApiError.from(error)) !== null,
    isAlreadyDone: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'ALREADY_ACTED',
    /** True if the server may have carried out the request. */
    isUnclear: (_, { error }: { error: unknown }) => {
      const failure = ApiError.from(error);
      return isUnreachable(failure) || failure.code === 'UNAVAILABLE' || failure.code === 'IDEMPOTENCY_RUNNING';
    },
    isWrong: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'VALUES_WRONG',
    isBehind: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'VERSION_CONFLICT',
    hasUnsent: ({ context }) => hasSendable(context),
    isAllSent: ({ context }) => !hasSendable(context) && hasNothingUnsent(context.sending),
    isDrawingRefused: ({ context }) => context.drawingProblem !== null,
    /** True if a change from elsewhere arrived after the button was pressed. */
    isSeenNoMore: ({ context }) => context.newer !== context.seenNewer,
    isAllWell: ({ context }) => areAllWell(context),
    isSomethingWrong: ({ context }) => !areAllWell(context),
    /** The values that the server found wrong on finishing have been corrected. */
    areValuesCorrected: ({ context }) => context.failure?.code === 'VALUES_WRONG' && areAllWell(context),
    hasFinished: ({ context }) => hasActed(requireContract(context)),
    isActed: (_, { contract }: { contract: SignContract }) => hasActed(contract),
    isReconfirming: ({ context }) => requireContract(context).reconfirm !== null,
  },
  delays: { SAVE: 700, AGAIN: 5_000 },
});

/** Checked first after every failed request, because these errors end the session whatever was in progress. */
export const END_TRANSITIONS = [
  { guard: { type: 'isRefused', params: getThrownError }, target: '#signDocument.refused' },
  {
    guard: { type: 'isEnd', params: getThrownError },
    target: '#signDocument.ended',
    actions: { type: 'keepEnd', params: getThrownError },
  },
] as const;

const keptOf = (context: SignDocumentContext): StoredValues => ({
  unsent: collectUnconfirmedChanges(context),
  refused: context.filling?.getSnapshot().context.refused,
  request: context.request,
});
type Here = { context: SignDocumentContext };
export const saveLocallyAction = {
  type: 'keepLocally',
  params: ({ context }: Here) => ({
    receiverUuid: requireContract(context).me.receiverUuid,
    kept: keptOf(context),
  }),
} as const;
export const clearLocalValuesAction = {
  type: 'forgetLocally',
  params: ({ context }: Here) => ({ receiverUuid: context.contract?.me.receiverUuid ?? null }),
} as const;
export const clearEndedValuesAction = {
  type: 'forgetLocally',
  params: ({ context }: Here) => ({
    receiverUuid: mayContinueLater(context.end) ? null : (context.contract?.me.receiverUuid ?? null),
  }),
} as const;
export const handOverAction = {
  type: 'handOver',
  params: ({ context }: Here) => ({
    kept: { ...keptOf(context), draft: requireContract(context).draft, marks: context.marks },
  }),
} as const;
