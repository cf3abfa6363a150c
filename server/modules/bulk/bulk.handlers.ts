import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createActOnContracts } from './act-on-contracts.ts';
import { createCountBulkTexts } from './count-bulk-texts.ts';
import { createExportValues } from './export-values.ts';
import { createGetBulkAct } from './get-bulk-act.ts';
import { createGetDownload } from './get-download.ts';
import { createPrepareDownload } from './prepare-download.ts';

export const createBulkHandlers = (deps: Deps) =>
  ({
    countBulkTexts: createCountBulkTexts(deps),
    actOnContracts: createActOnContracts(deps),
    getBulkAct: createGetBulkAct(deps),
    exportValues: createExportValues(deps),
    prepareDownload: createPrepareDownload(deps),
    getDownload: createGetDownload(deps),
  }) satisfies Partial<OperationHandlers>;
