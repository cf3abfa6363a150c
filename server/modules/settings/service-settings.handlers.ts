import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeServiceSettings } from './change-service-settings.ts';
import { createGetServiceSettings } from './get-service-settings.ts';

export const createServiceSettingsHandlers = (deps: Deps) =>
  ({
    getServiceSettings: createGetServiceSettings(deps),
    changeServiceSettings: createChangeServiceSettings(deps),
  }) satisfies Partial<OperationHandlers>;
