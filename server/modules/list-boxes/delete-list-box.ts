import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getListBoxKey } from './list-box-key.ts';
import { countListBoxUses } from './list-box-uses.repository.ts';
import { lockListBox, removeListBox } from './list-boxes.repository.ts';

export const createDeleteListBox =
  ({ database, now }: Deps): OperationHandler<'deleteListBox'> =>
  async ({ path, caller }) => {
    await database.transaction().execute(async (transaction) => {
      const box = await lockListBox(transaction, getListBoxKey(path, caller));
      const { drafts, templates } = await countListBoxUses(transaction, box.listBoxUuid);
      const uses = [drafts > 0 && `아직 보내지 않은 문서 ${drafts}건`, templates > 0 && `템플릿 ${templates}개`].filter(
        Boolean,
      );
      if (uses.length > 0)
        throw new DomainError('LIST_BOX_IN_USE', {
          message: `${uses.join('과 ')}에서 쓰고 있어요. 거기에서 다른 목록을 고른 뒤에 지워주세요.`,
        });
      await removeListBox(transaction, box, now());
    });
    return null;
  };
