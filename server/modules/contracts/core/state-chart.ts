import type { Contract, ContractStatus, ReceiverState } from './contract.types.ts';

export type ContractStatePair = { status: ContractStatus; sealState: Contract['sealState'] };

/** All valid pairs of contract status and seal state, by their name in the chart. */
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
} as const satisfies Record<string, ContractStatePair>;

export type ContractStateName = keyof typeof CONTRACT_STATES;
type Chart<State extends string> = Record<string, { readonly [From in State]?: State }>;

const ENDED = {
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;

/**
 * The actions on a contract: the states that allow each, and the state it leads to. See the diagram in
 * `docs/architecture.md`.
 */
export const CONTRACT_TRANSITIONS = {
  edit: { DRAFT: 'DRAFT' },
  schedule: { DRAFT: 'SCHEDULED', SCHEDULED: 'SCHEDULED' },
  unschedule: { SCHEDULED: 'DRAFT' },
  send: { DRAFT: 'RUNNING', SCHEDULED: 'RUNNING' },
  /** Events that don't change the state, such as a reminder, an opened link, or a viewer who has read the document. */
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
} as const satisfies Chart<ContractStateName>;

const IN_REACH = {
  NOTIFIED: 'NOTIFIED',
  OPENED: 'OPENED',
  VERIFIED: 'VERIFIED',
  SIGNED: 'SIGNED',
  APPROVED: 'APPROVED',
  VIEWED: 'VIEWED',
} as const;

/** The actions on receivers. REJECTED and DELEGATED are final. */
export const RECEIVER_TRANSITIONS = {
  tell: { WAITING: 'NOTIFIED' },
  giveTurn: { WAITING: 'NOTIFIED', NOTIFIED: 'NOTIFIED', OPENED: 'OPENED', VERIFIED: 'VERIFIED' },
  open: { ...IN_REACH, NOTIFIED: 'OPENED' },
  verify: { ...IN_REACH, NOTIFIED: 'VERIFIED', OPENED: 'VERIFIED' },
  agree: IN_REACH,
  view: IN_REACH,
  /** Viewing is all that a viewer has to do. */
  finishReading: { NOTIFIED: 'VIEWED', OPENED: 'VIEWED', VERIFIED: 'VIEWED' },
  sign: { VERIFIED: 'SIGNED' },
  approve: { VERIFIED: 'APPROVED' },
  reject: { NOTIFIED: 'REJECTED', OPENED: 'REJECTED', VERIFIED: 'REJECTED', SIGNED: 'REJECTED', APPROVED: 'REJECTED' },
  delegate: { NOTIFIED: 'DELEGATED', OPENED: 'DELEGATED', VERIFIED: 'DELEGATED' },
  /** Somebody else becomes this receiver, so earlier views and consents don't count. */
  restart: { WAITING: 'WAITING', NOTIFIED: 'NOTIFIED', OPENED: 'NOTIFIED', VERIFIED: 'NOTIFIED' },
  requestValues: { SIGNED: 'NOTIFIED' },
  answerValues: { NOTIFIED: 'SIGNED' },
  requestConsent: { SIGNED: 'SIGNED', APPROVED: 'APPROVED' },
  consentToValues: { NOTIFIED: 'NOTIFIED', SIGNED: 'SIGNED', APPROVED: 'APPROVED' },
} as const satisfies Chart<ReceiverState>;

export type ContractAction = keyof typeof CONTRACT_TRANSITIONS;
export type ReceiverAction = keyof typeof RECEIVER_TRANSITIONS;

/** Thrown for a transition that the chart doesn't allow, which is always a bug and never the caller's fault. */
export class IllegalTransitionError extends Error {}

/** Returns the contract's state after an action. Throws if the chart doesn't allow it. */
export function requireContractTransition(act: ContractAction, pair: ContractStatePair): ContractStatePair {
  const from = nameState(pair);
  const to = from && stateAfter<ContractStateName>(CONTRACT_TRANSITIONS[act], from);
  if (!to) throw new IllegalTransitionError(`A contract in ${pair.status}, ${pair.sealState} has no way by ${act}.`);
  return CONTRACT_STATES[to];
}

/** Returns the receiver's state after an action. Throws if the chart doesn't allow it. */
export function requireReceiverTransition(act: ReceiverAction, from: ReceiverState): ReceiverState {
  const to = stateAfter<ReceiverState>(RECEIVER_TRANSITIONS[act], from);
  if (!to) throw new IllegalTransitionError(`A receiver in ${from} has no way by ${act}.`);
  return to;
}

const stateAfter = <State extends string>(ways: { readonly [From in State]?: State }, from: State) => ways[from];

const SEAL_STATES = { NONE: 'RUNNING', PENDING: 'SEALING', RETRYING: 'RETRYING', HELD: 'HELD', DONE: null } as const;

/** Returns a pair's name in the chart, or null for an invalid pair. */
function nameState({ status, sealState }: ContractStatePair): ContractStateName | null {
  if (status === 'IN_PROGRESS') return SEAL_STATES[sealState];
  return sealState === CONTRACT_STATES[status].sealState ? status : null;
}
