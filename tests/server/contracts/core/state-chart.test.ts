import { expect, test } from 'vitest';
import {
  CONTRACT_STATES,
  CONTRACT_TRANSITIONS,
  IllegalTransitionError,
  RECEIVER_TRANSITIONS,
  requireContractTransition,
  requireReceiverTransition,
  type ContractAction,
  type ReceiverAction,
} from '../../../../server/modules/contracts/core/state-chart.ts';
import { readStateDiagram } from '../../../support/state-diagram.ts';

const STATUSES = ['DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
const SEAL_STATES = ['NONE', 'PENDING', 'RETRYING', 'HELD', 'DONE'] as const;
const PAIRS = STATUSES.flatMap((status) => SEAL_STATES.map((sealState) => ({ status, sealState })));
const RECEIVER_STATES = [
  ...(['WAITING', 'NOTIFIED', 'OPENED', 'VERIFIED', 'SIGNED', 'APPROVED', 'VIEWED', 'REJECTED', 'DELEGATED'] as const),
];

const isContractAction = (act: string): act is ContractAction => Object.hasOwn(CONTRACT_TRANSITIONS, act);
const isReceiverAction = (act: string): act is ReceiverAction => Object.hasOwn(RECEIVER_TRANSITIONS, act);

/** Names a pair of columns as the diagram does. */
const NAMES: Record<string, string> = {
  'DRAFT NONE': 'DRAFT',
  'SCHEDULED NONE': 'SCHEDULED',
  'IN_PROGRESS NONE': 'RUNNING',
  'IN_PROGRESS PENDING': 'SEALING',
  'IN_PROGRESS RETRYING': 'RETRYING',
  'IN_PROGRESS HELD': 'HELD',
  'COMPLETED DONE': 'COMPLETED',
  'REJECTED NONE': 'REJECTED',
  'CANCELLED NONE': 'CANCELLED',
  'EXPIRED NONE': 'EXPIRED',
};
const nameOf = ({ status, sealState }: { status: string; sealState: string }) => NAMES[`${status} ${sealState}`];

/** Returns what an action leads to, or the words of the error by which the chart refuses it. */
function lead<State>(act: () => State): State | string {
  try {
    return act();
  } catch (error) {
    return error instanceof IllegalTransitionError ? error.message : 'another error';
  }
}

test('a contract moves where the diagram draws an arrow, and nowhere else', async () => {
  const tries = Object.keys(CONTRACT_TRANSITIONS)
    .filter(isContractAction)
    .flatMap((act) => PAIRS.map((pair) => ({ act, pair, to: lead(() => requireContractTransition(act, pair)) })));
  const moves = tries.flatMap(({ act, pair, to }) =>
    typeof to === 'string' ? [] : `${act}: ${nameOf(pair)} → ${nameOf(to)}`,
  );
  expect(moves.toSorted()).toEqual((await readStateDiagram('contract')).toSorted());
  const refused = tries.filter(({ to }) => typeof to === 'string');
  expect(refused.map(({ to }) => to)).toEqual(
    refused.map(({ act, pair }) => `A contract in ${pair.status}, ${pair.sealState} has no way by ${act}.`),
  );
});

test('a receiver moves where the diagram draws an arrow, and nowhere else', async () => {
  const drawn = await readStateDiagram('receiver');
  const tries = Object.keys(RECEIVER_TRANSITIONS)
    .filter(isReceiverAction)
    .flatMap((act) =>
      RECEIVER_STATES.map((from) => ({ act, from, to: lead(() => requireReceiverTransition(act, from)) })),
    );
  const words = tries.map(({ act, from, to }) => [`${act}: ${from} → ${to}`, to] as const);
  expect(words.flatMap(([way]) => (drawn.includes(way) ? way : [])).toSorted()).toEqual(drawn.toSorted());
  expect(words.flatMap(([way, to]) => (drawn.includes(way) ? [] : to))).toEqual(
    tries
      .filter(({ act, from, to }) => !drawn.includes(`${act}: ${from} → ${to}`))
      .map(({ act, from }) => `A receiver in ${from} has no way by ${act}.`),
  );
});

test('each state of the chart is stored as a pair of its own', () => {
  expect(Object.entries(CONTRACT_STATES).map(([name, pair]) => [name, nameOf(pair)])).toEqual(
    Object.values(NAMES).map((name) => [name, name]),
  );
});
