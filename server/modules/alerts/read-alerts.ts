import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { markAlertsRead } from './causes/read-alerts.repository.ts';
import { countUnread } from './listed-alerts.repository.ts';

export const createReadAlerts =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'readAlerts'> =>
  async ({ body, caller: { member } }) => {
    await markAlertsRead(database, member, 'ids' in body ? { ids: body.ids } : 'all');
    return { unread: await countUnread(database, member) };
  };
