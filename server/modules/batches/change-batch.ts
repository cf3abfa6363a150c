import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireMessage } from '../contracts/core/texts.ts';
import { requireOwnMailTemplate } from '../mail-templates/chosen-texts.repository.ts';
import { requireSendableVersion } from '../templates/sendable-version.ts';
import { listRows } from './batch-rows.repository.ts';
import { describeBatch } from './batch-view.ts';
import { MAX_BATCH_ROWS } from './batch.types.ts';
import { countRows, lockBatch, transitionBatch, requireCurrentVersion, requireOwnBatch } from './batches.repository.ts';
import { decryptCells } from './cells.ts';
import { refreshDuplicates } from './duplicates.ts';
import { loadSheet } from './load-sheet.ts';
import { requireSheetSender } from './sheet-sender.repository.ts';
import { storeRows } from './store-rows.ts';

export const createChangeBatch =
  (deps: Deps): OperationHandler<'changeBatch'> =>
  async ({ path, body, caller }) => {
    const { database, secrets } = deps;
    const { version, settings, toNewest = false } = body;
    const batch = await requireOwnBatch(database, path.batchId, caller.member);
    if (settings?.message !== undefined) requireMessage(settings.message, 'settings.message');
    await requireOwnMailTemplate(database, caller.member.organizationUuid, settings?.mailTemplate);
    return database.transaction().execute(async (transaction) => {
      const present = await lockBatch(transaction, batch.batchUuid);
      requireCurrentVersion(present, version);
      const newest = toNewest
        ? (await requireSendableVersion(transaction, present.templateUuid, caller.member)).versionUuid
        : present.versionUuid;
      const moved = await transitionBatch(transaction, 'edit', present, {
        versionUuid: newest,
        ...(settings && { settings: JSON.stringify(settings) }),
      });
      if (newest !== present.versionUuid) {
        const sender = await requireSheetSender(transaction, present.organizationMemberUuid);
        const sheet = await loadSheet(deps, transaction, newest, sender);
        const rows = await listRows(transaction, batch.batchUuid, { size: MAX_BATCH_ROWS });
        const checked = rows.map(({ rowUuid, position, twinAccepted, state, cellsEnc }) => ({
          named: { rowUuid, position, twinAccepted, isLeftOut: state === 'LEFT_OUT' },
          cells: decryptCells(secrets, cellsEnc),
        }));
        await storeRows(deps, transaction, { batchUuid: batch.batchUuid, sheet }, checked);
        await refreshDuplicates(transaction, batch.batchUuid);
      }
      const counts = await countRows(transaction, batch.batchUuid);
      return describeBatch(transaction, { ...moved, ...counts }, caller.member);
    });
  };
