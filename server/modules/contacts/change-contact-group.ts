import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { listGroups, renameGroup } from './contact-groups.repository.ts';

export const createChangeContactGroup =
  ({ database }: Deps): OperationHandler<'changeContactGroup'> =>
  async ({ path, body, caller }) => {
    const { organizationUuid } = caller.member;
    const name = requireName(body.name);
    await rejectDuplicates(() => renameGroup(database, organizationUuid, path.contactGroupId, name));
    const groups = await listGroups(database, organizationUuid);
    const group = groups.find(({ contactGroupId }) => contactGroupId === path.contactGroupId);
    if (!group) throw new DomainError('NOT_FOUND');
    return group;
  };
