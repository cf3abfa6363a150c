import { v7 as uuidv7 } from 'uuid';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { describeBatch } from './batch-view.ts';
import { insertBatch, lockBatch } from './batches.repository.ts';
import { requireSendableVersion } from '../templates/sendable-version.ts';

/** Creates an empty sheet, to type or paste into. */
export const createCreateBatch =
  (deps: Deps): OperationHandler<'createBatch'> =>
  async (call) => {
    const { body, caller } = call;
    const { organizationMemberUuid, organizationUuid } = caller.member;
    return performOnce(deps, 'createBatch', call, async (transaction) => {
      const { template, versionUuid } = await requireSendableVersion(transaction, body.templateId, caller.member);
      const batchUuid = uuidv7();
      await insertBatch(transaction, {
        batchUuid,
        organizationUuid,
        organizationMemberUuid,
        templateUuid: template.templateUuid,
        versionUuid,
        mode: 'MANY',
        fileName: '',
        at: await readDatabaseTime(transaction),
      });
      return describeBatch(transaction, await lockBatch(transaction, batchUuid), caller.member);
    });
  };
