import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { isVisibleTo } from './templates.repository.ts';

export const createListStoreCopies =
  ({ database }: Deps): OperationHandler<'listStoreCopies'> =>
  ({ caller }) =>
    database
      .selectFrom('templates as t')
      .distinctOn('t.storeForm')
      .select(['t.storeForm as storeTemplateId', 't.templateUuid as templateId'])
      .where('t.storeForm', 'is not', null)
      .$narrowType<{ storeTemplateId: string }>()
      .where('t.state', '<>', 'RETIRED')
      .where(isVisibleTo(caller.member))
      .orderBy('t.storeForm')
      .orderBy('t.createdAt', 'desc')
      .orderBy('t.templateUuid', 'desc')
      .execute();
