import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getListBoxKey } from './list-box-key.ts';
import { countBatches, countContracts, countTemplates } from './list-box-uses.repository.ts';
import { lockListBox, removeListBox } from './list-boxes.repository.ts';

export const createDeleteListBox =
  ({ database, now }: Deps): OperationHandler<'deleteListBox'> =>
  async ({ path, caller }) => {
    await database.transaction().execute(async (transaction) => {
      const box = await lockListBox(transaction, getListBoxKey(path, caller));
      const contracts = await countContracts(transaction, box.listBoxUuid, ['DRAFT', 'SCHEDULED']);
      const batches = await countBatches(transaction, box.listBoxUuid);
      const templates = await countTemplates(transaction, box.listBoxUuid);
      const uses = [
        contracts > 0 && `아직 보내지 않은 문서 ${contracts}건`,
        batches > 0 && `다 보내지 않은 여러 건 보내기 ${batches}건`,
        templates > 0 && `템플릿 ${templates}개`,
      ].filter(Boolean);
      if (uses.length > 0)
        throw new DomainError('LIST_BOX_IN_USE', {
          message: `${uses.join('과 ')}에서 쓰고 있어요. 거기에서 다른 목록을 고른 뒤에 지워주세요.`,
        });
      await removeListBox(transaction, box, now());
    });
    return null;
  };
