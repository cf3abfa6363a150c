import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { rejectDuplicates, requireName } from '../../named-lists/named-lists.ts';
import { updateLabel } from './labels.repository.ts';

export const createChangeLabel =
  ({ database }: Deps): OperationHandler<'changeLabel'> =>
  async ({ path, body: { name, color }, caller }) => {
    const change = { ...(name !== undefined && { name: requireName(name) }), ...(color && { color }) };
    const { organizationUuid } = caller.member;
    const changed = await rejectDuplicates(() => updateLabel(database, organizationUuid, path.labelId, change));
    if (!changed) throw new DomainError('NOT_FOUND');
    return changed;
  };
