import { assign, setup } from 'xstate';
import type { ContractProblem, ContractState } from '@/entities/contract';
import type { SendingCost } from '@/entities/payment/credit';
import { api, ApiError, keepFailure, createRequestKey, getThrownError, toFailure, unwrap } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

export type CheckResult = {
  maySend: boolean;
  problems: ContractProblem[];
  /** Null if billing is off. */
  cost: SendingCost | null;
};
export type SendContractInput = {
  contractId: string;
  /** The version that the sender reviewed. The server rejects all others. */
  version: number;
  idempotencyKey: string;
  /** The time chosen before the sender left for another page. */
  scheduledAt: string | null;
};
type SendContractContext = SendContractInput & {
  checked: CheckResult | null;
  failure: ApiError | null;
  sent: ContractState | null;
};
type SendContractEvent = { type: 'send' } | { type: 'retry' } | { type: 'scheduled'; at: string | null };
type CheckInput = { contractId: string; scheduledAt: string | null };
type SendInput = SendContractInput;

/**
 * checking ─┬─▶ ready    (nothing, or warnings) ──send──▶ sending ──▶ sent
 *           ├─▶ stopped  (an error has to be fixed)           ├─the server finds errors─▶ checking
 *           └─error─▶ unchecked ──retry──▶ checking           ├─changed meanwhile─▶ outdated
 *                                                             └─error─▶ ready, with the error
 * `scheduled` (another time) returns to checking from every state without a pending request.
 */
export const sendContractMachine = setup({
  types: {
    input: {} as SendContractInput,
    context: {} as SendContractContext,
    events: {} as SendContractEvent,
  },
  actors: {
    check: fromRequest<CheckResult, CheckInput>(({ input: { contractId, scheduledAt }, signal }) =>
      unwrap(
        api.POST('/contracts/{contractId}/check', { params: { path: { contractId } }, body: { scheduledAt }, signal }),
      ),
    ),
    send: fromRequest<ContractState, SendInput>(({ input: { contractId, version, idempotencyKey, scheduledAt } }) =>
      unwrap(
        api.POST('/contracts/{contractId}/send', {
          params: { path: { contractId }, header: { 'Idempotency-Key': idempotencyKey } },
          body: { version, scheduledAt },
        }),
      ),
    ),
  },
  actions: {
    /** Implemented by the component, which has access to the cache and the router. */
    onSent: (_, _params: { sent: ContractState }) => {},
    keepFailure: assign(toFailure),
    /** The time is part of the request, so a different one needs a new key. */
    renewKey: assign({ idempotencyKey: () => createRequestKey() }),
  },
  guards: {
    maySend: (_, { checked }: { checked: CheckResult }) => checked.maySend,
    isUnfit: (_, params: { error: unknown }) => {
      const { code } = ApiError.from(params.error);
      return code === 'CHECK_FAILED' || code === 'FILE_NOT_READY';
    },
    isOutdated: (_, params: { error: unknown }) => {
      const { code } = ApiError.from(params.error);
      return code === 'VERSION_CONFLICT' || code === 'CONTRACT_NOT_DRAFT' || code === 'NOT_FOUND';
    },
  },
}).createMachine({
  id: 'sendContract',
  context: ({ input }) => ({ ...input, checked: null, failure: null, sent: null }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        input: ({ context: { contractId, scheduledAt } }) => ({ contractId, scheduledAt }),
        onDone: [
          {
            guard: { type: 'maySend', params: ({ event }) => ({ checked: event.output }) },
            target: 'ready',
            actions: assign({ checked: ({ event }) => event.output }),
          },
          { target: 'stopped', actions: assign({ checked: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: { type: 'isOutdated', params: getThrownError },
            target: 'outdated',
            actions: keepFailure,
          },
          { target: 'unchecked', actions: keepFailure },
        ],
      },
    },
    ready: {
      on: {
        send: { target: 'sending', actions: assign({ failure: null }) },
        scheduled: {
          target: 'checking',
          actions: [assign({ scheduledAt: ({ event }) => event.at, failure: null }), 'renewKey'],
        },
      },
    },
    stopped: {
      on: {
        scheduled: {
          target: 'checking',
          actions: [assign({ scheduledAt: ({ event }) => event.at, failure: null }), 'renewKey'],
        },
      },
    },
    unchecked: { on: { retry: { target: 'checking', actions: assign({ failure: null }) } } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { contractId, version, idempotencyKey, scheduledAt } }) => ({
          contractId,
          version,
          idempotencyKey,
          scheduledAt,
        }),
        onDone: {
          target: 'sent',
          actions: [
            assign({ sent: ({ event }) => event.output }),
            { type: 'onSent', params: ({ event }) => ({ sent: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isUnfit', params: getThrownError },
            target: 'checking',
            actions: ['renewKey', keepFailure],
          },
          {
            guard: { type: 'isOutdated', params: getThrownError },
            target: 'outdated',
            actions: keepFailure,
          },
          // Safe to retry, because the server sends only once per key, even if the first response was lost.
          { target: 'ready', actions: keepFailure },
        ],
      },
    },
    outdated: {},
    sent: { type: 'final' },
  },
});
