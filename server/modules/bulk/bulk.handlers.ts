import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createActOnContracts } from './act-on-contracts.ts';
import { createExportValues } from './export-values.ts';
import { createGetBulkAct } from './get-bulk-act.ts';

export const createBulkHandlers = (deps: Deps) =>
  ({
    actOnContracts: createActOnContracts(deps),
    getBulkAct: createGetBulkAct(deps),
    exportValues: createExportValues(deps),
  }) satisfies Partial<OperationHandlers>;
