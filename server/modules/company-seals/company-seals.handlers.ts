import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeCompanySeal } from './change-company-seal.ts';
import { createCreateCompanySeal } from './create-company-seal.ts';
import { createExportSealLedger } from './export-seal-ledger.ts';
import { createGetCompanySealPicture } from './get-company-seal-picture.ts';
import { createListCompanySeals } from './list-company-seals.ts';
import { createListSealLedger } from './list-seal-ledger.ts';
import { createReplaceCompanySeal } from './replace-company-seal.ts';

export const createCompanySealHandlers = (deps: Deps) =>
  ({
    listCompanySeals: createListCompanySeals(deps),
    createCompanySeal: createCreateCompanySeal(deps),
    changeCompanySeal: createChangeCompanySeal(deps),
    replaceCompanySeal: createReplaceCompanySeal(deps),
    getCompanySealPicture: createGetCompanySealPicture(deps),
    listSealLedger: createListSealLedger(deps),
    exportSealLedger: createExportSealLedger(deps),
  }) satisfies Partial<OperationHandlers>;
