import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { insertNamed, requireName } from '../../named-lists/named-lists.ts';
import { countLabels, insertLabel } from './labels.repository.ts';

export const createCreateLabel =
  ({ database }: Deps): OperationHandler<'createLabel'> =>
  async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    const label = { name: requireName(body.name), color: body.color };
    return insertNamed(
      database,
      (transaction) => countLabels(transaction, organizationUuid),
      (transaction) => insertLabel(transaction, organizationUuid, label),
    );
  };
