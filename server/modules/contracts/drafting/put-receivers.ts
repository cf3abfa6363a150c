import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { describeState, storeSearchText } from '../core/contracts.repository.ts';
import { editDraftAsMember } from '../core/perform.ts';
import { listReceivers, replaceReceivers } from '../core/receivers.repository.ts';
import { ACCESS_CODE_PURPOSE, createContractDescriber } from '../views/contract-view.ts';
import { applyTitleRule } from './apply-title-rule.ts';
import { readReceivers } from './read-receivers.ts';

export function createPutReceivers(deps: Deps): OperationHandler<'putReceivers'> {
  const { secrets } = deps;
  const views = createContractDescriber(deps);

  return async (call) =>
    editDraftAsMember(deps, call, async (transaction, contract) => {
      const { contractId } = contract;
      const before = await listReceivers(transaction, contractId);
      const slots = new Map(before.map(({ receiverUuid, slotName }) => [receiverUuid, slotName]));
      const known = new Set(slots.keys());
      const receivers = readReceivers(call.body.receivers, known).map(({ accessCode, ...receiver }) => ({
        ...receiver,
        slotName: slots.get(receiver.receiverUuid) ?? '',
        accessCodeEnc: accessCode === null ? null : secrets.seal(ACCESS_CODE_PURPOSE, accessCode),
      }));
      const rows = await replaceReceivers(transaction, contractId, receivers, known);
      const named = await applyTitleRule(transaction, contract, { receivers: rows });
      await storeSearchText(transaction, named, rows);
      return {
        contract: describeState(contract),
        receivers: rows.map((row) => views.viewReceiver(row, contract, call.caller)),
      };
    });
}
