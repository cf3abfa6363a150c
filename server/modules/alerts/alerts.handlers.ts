import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeAlertPreferences } from './change-alert-preferences.ts';
import { createGetAlertPreferences } from './get-alert-preferences.ts';
import { createListAlerts } from './list-alerts.ts';
import { createOpenAlertStream } from './open-alert-stream.ts';
import { createReadAlerts } from './read-alerts.ts';

export const createAlertHandlers = (deps: Pick<Deps, 'alertStreams' | 'database' | 'prepare'>) =>
  ({
    openAlertStream: createOpenAlertStream(deps),
    listAlerts: createListAlerts(deps),
    readAlerts: createReadAlerts(deps),
    getAlertPreferences: createGetAlertPreferences(deps),
    changeAlertPreferences: createChangeAlertPreferences(deps),
  }) satisfies Partial<OperationHandlers>;
