import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createCheckByHash } from './check-by-hash.ts';
import { createCheckByNumber } from './check-by-number.ts';
import { createCheckFile } from './check-file.ts';

export const createCheckHandlers = (deps: Deps) =>
  ({
    checkByNumber: createCheckByNumber(deps),
    checkByHash: createCheckByHash(deps),
    checkFile: createCheckFile(deps),
  }) satisfies Partial<OperationHandlers>;
