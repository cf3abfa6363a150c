import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeAlertPreferences, createGetAlertPreferences } from './change-alert-preferences.ts';
import { createListAlerts } from './list-alerts.ts';
import { createReadAlerts } from './read-alerts.ts';

export const createAlertHandlers = (deps: Pick<Deps, 'alertStreams' | 'database' | 'prepare'>) =>
  ({
    openAlertStream: async ({ caller, lastEventId, readmit }) => ({
      kind: 'events',
      body: await deps.alertStreams.open({
        member: caller.member,
        missedSome: lastEventId !== null,
        readmit: async () => (await readmit())?.member ?? null,
      }),
    }),
    listAlerts: createListAlerts(deps),
    readAlerts: createReadAlerts(deps),
    getAlertPreferences: createGetAlertPreferences(deps),
    changeAlertPreferences: createChangeAlertPreferences(deps),
  }) satisfies Partial<OperationHandlers>;
