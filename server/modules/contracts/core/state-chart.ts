import type { Contract, ContractStatus, ReceiverState } from './contract.types.ts';

export type ContractPair = { status: ContractStatus; sealState: Contract['sealState'] };

/** Every pair of a status and a state of the seal that a contract may have. The chart calls each of them by one word. */
export const CONTRACT_STATES = {
  DRAFT: { status: 'DRAFT', sealState: 'NONE' },
  SCHEDULED: { status: 'SCHEDULED', sealState: 'NONE' },
  RUNNING: { status: 'IN_PROGRESS', sealState: 'NONE' },
  SEALING: { status: 'IN_PROGRESS', sealState: 'PENDING' },
  RETRYING: { status: 'IN_PROGRESS', sealState: 'RETRYING' },
  HELD: { status: 'IN_PROGRESS', sealState: 'HELD' },
  COMPLETED: { status: 'COMPLETED', sealState: 'DONE' },
  REJECTED: { status: 'REJECTED', sealState: 'NONE' },
  CANCELLED: { status: 'CANCELLED', sealState: 'NONE' },
  EXPIRED: { status: 'EXPIRED', sealState: 'NONE' },
} as const satisfies Record<string, ContractPair>;

export type ChartState = keyof typeof CONTRACT_STATES;
type Chart<State extends string> = Record<string, { readonly [From in State]?: State }>;

const ENDED = {
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;

/** What may be done to a contract: from which state, and which one it has afterwards. `docs/architecture.md` draws it. */
export const CONTRACT_CHART = {
  edit: { DRAFT: 'DRAFT' },
  schedule: { DRAFT: 'SCHEDULED', SCHEDULED: 'SCHEDULED' },
  unschedule: { SCHEDULED: 'DRAFT' },
  send: { DRAFT: 'RUNNING', SCHEDULED: 'RUNNING' },
  /** Something happened that changes no state: a reminder, a link opened, a receiver who read. */
  note: { RUNNING: 'RUNNING', SEALING: 'SEALING', RETRYING: 'RETRYING', HELD: 'HELD', COMPLETED: 'COMPLETED' },
  remind: { RUNNING: 'RUNNING' },
  extend: { RUNNING: 'RUNNING', EXPIRED: 'RUNNING' },
  expire: { RUNNING: 'EXPIRED' },
  reject: { RUNNING: 'REJECTED' },
  cancel: { RUNNING: 'CANCELLED', HELD: 'CANCELLED' },
  requestSeal: { RUNNING: 'SEALING', HELD: 'SEALING' },
  failSeal: { SEALING: 'RETRYING', RETRYING: 'RETRYING' },
  hold: { RUNNING: 'HELD', SEALING: 'HELD', RETRYING: 'HELD' },
  keepHeld: { HELD: 'HELD' },
  resume: { HELD: 'RUNNING' },
  complete: { SEALING: 'COMPLETED', RETRYING: 'COMPLETED' },
  destroy: ENDED,
} as const satisfies Chart<ChartState>;

const IN_REACH = {
  NOTIFIED: 'NOTIFIED',
  OPENED: 'OPENED',
  VERIFIED: 'VERIFIED',
  SIGNED: 'SIGNED',
  APPROVED: 'APPROVED',
  VIEWED: 'VIEWED',
} as const;

/** The same for a receiver. Nobody comes back from REJECTED or DELEGATED. */
export const RECEIVER_CHART = {
  tell: { WAITING: 'NOTIFIED' },
  giveTurn: { WAITING: 'NOTIFIED', NOTIFIED: 'NOTIFIED', OPENED: 'OPENED', VERIFIED: 'VERIFIED' },
  open: { ...IN_REACH, NOTIFIED: 'OPENED' },
  verify: { ...IN_REACH, NOTIFIED: 'VERIFIED', OPENED: 'VERIFIED' },
  agree: IN_REACH,
  view: IN_REACH,
  /** Of somebody who only reads: they have done all that was asked of them. */
  finishReading: { NOTIFIED: 'VIEWED', OPENED: 'VIEWED', VERIFIED: 'VIEWED' },
  sign: { VERIFIED: 'SIGNED' },
  approve: { VERIFIED: 'APPROVED' },
  reject: { NOTIFIED: 'REJECTED', OPENED: 'REJECTED', VERIFIED: 'REJECTED', SIGNED: 'REJECTED', APPROVED: 'REJECTED' },
  delegate: { NOTIFIED: 'DELEGATED', OPENED: 'DELEGATED', VERIFIED: 'DELEGATED' },
  /** Another person in the same place: whatever was shown or agreed was by somebody else. */
  restart: { WAITING: 'WAITING', NOTIFIED: 'NOTIFIED', OPENED: 'NOTIFIED', VERIFIED: 'NOTIFIED' },
  requestValues: { SIGNED: 'NOTIFIED' },
  answerValues: { NOTIFIED: 'SIGNED' },
  requestConsent: { SIGNED: 'SIGNED', APPROVED: 'APPROVED' },
  consentToValues: { NOTIFIED: 'NOTIFIED', SIGNED: 'SIGNED', APPROVED: 'APPROVED' },
} as const satisfies Chart<ReceiverState>;

export type ContractAct = keyof typeof CONTRACT_CHART;
export type ReceiverAct = keyof typeof RECEIVER_CHART;

/** The code asked for what the chart does not have: a fault of ours, which no user's call explains. */
export class TransitionRefused extends Error {}

/** The state that an act leads a contract to. */
export function requireContractMove(act: ContractAct, pair: ContractPair): ContractPair {
  const from = nameState(pair);
  const to = from && stateAfter<ChartState>(CONTRACT_CHART[act], from);
  if (!to) throw new TransitionRefused(`A contract in ${pair.status}, ${pair.sealState} has no way by ${act}.`);
  return CONTRACT_STATES[to];
}

/** The state that an act leads a receiver to. */
export function requireReceiverMove(act: ReceiverAct, from: ReceiverState): ReceiverState {
  const to = stateAfter<ReceiverState>(RECEIVER_CHART[act], from);
  if (!to) throw new TransitionRefused(`A receiver in ${from} has no way by ${act}.`);
  return to;
}

const stateAfter = <State extends string>(ways: { readonly [From in State]?: State }, from: State) => ways[from];

const SEAL_STATES = { NONE: 'RUNNING', PENDING: 'SEALING', RETRYING: 'RETRYING', HELD: 'HELD', DONE: null } as const;

/** Null for a pair that no contract may have. */
function nameState({ status, sealState }: ContractPair): ChartState | null {
  if (status === 'IN_PROGRESS') return SEAL_STATES[sealState];
  return sealState === CONTRACT_STATES[status].sealState ? status : null;
}
