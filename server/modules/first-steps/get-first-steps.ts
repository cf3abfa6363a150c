import type { components } from '#openapi';
import { hasPermission, type MemberSeat, type Permission } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readProgress } from './first-steps.repository.ts';

type Kind = components['schemas']['FirstStepKind'];

/** Each step's permission. Members without it don't see the step. */
const STEPS: Record<Kind, Permission> = {
  DOCUMENT: 'CONTRACT_SEND',
  ORGANIZATION: 'ORGANIZATION_MANAGE',
  MEMBERS: 'MEMBER_MANAGE',
};
const KINDS = ['DOCUMENT', 'ORGANIZATION', 'MEMBERS'] as const satisfies readonly Kind[];

export const createGetFirstSteps =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'getFirstSteps'> =>
  async ({ caller: { member } }) => {
    const { isHidden, ...done } = await readProgress(database, member);
    return { isHidden, steps: listSteps(member).map((kind) => ({ kind, isDone: done[kind] })) };
  };

const listSteps = (member: MemberSeat) => KINDS.filter((kind) => hasPermission(member, STEPS[kind]));
