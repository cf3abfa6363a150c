import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { countListBoxUses } from './list-box-uses.repository.ts';
import {
  countListBoxes,
  describeListBox,
  findListBox,
  insertListBox,
  listListBoxes,
  lockListBox,
  removeListBox,
  updateListBox,
} from './list-boxes.repository.ts';
import { requireItems } from './read-items.ts';

const MAX_LIST_BOXES = 500;

/** Handles the lists of items (선택 목록) shared by the organisation's list fields. */
export function createListBoxHandlers({ database, now }: Deps) {
  return {
    listListBoxes: ({ caller }) => listListBoxes(database, caller.member.organizationUuid),
    async createListBox({ body, caller, idempotencyKey }) {
      const name = requireName(body.name);
      const items = requireItems(body.items);
      const { organizationUuid } = caller.member;
      const action = identifyAction('createListBox', caller, idempotencyKey, { body });
      return rejectDuplicates(() =>
        database.transaction().execute((transaction) =>
          runOnce(transaction, action, async () => {
            if ((await countListBoxes(transaction, organizationUuid)) >= MAX_LIST_BOXES)
              throw new DomainError('TOO_MANY', {
                message: `${MAX_LIST_BOXES}개까지 만들 수 있어요. 쓰지 않는 목록을 지워주세요.`,
              });
            const at = now();
            const listBoxId = uuidv7();
            await insertListBox(transaction, { listBoxId, organizationUuid, name, items, at });
            return { listBoxId, name, items, version: 1, changedAt: at.toISOString() };
          }),
        ),
      );
    },
    async getListBox({ path, caller }) {
      const row = await findListBox(database, getListBoxKey(path, caller));
      if (!row) throw new DomainError('NOT_FOUND');
      return describeListBox(row);
    },
    async changeListBox({ path, body, caller }) {
      const change = {
        ...(body.name !== undefined && { name: requireName(body.name) }),
        ...(body.items && { items: requireItems(body.items) }),
      };
      return rejectDuplicates(() =>
        database.transaction().execute(async (transaction) => {
          const before = await lockListBox(transaction, getListBoxKey(path, caller));
          requireVersion(before.version, body.version);
          return describeListBox(await updateListBox(transaction, before, { ...change, at: now() }));
        }),
      );
    },
    async deleteListBox({ path, caller }) {
      await database.transaction().execute(async (transaction) => {
        const box = await lockListBox(transaction, getListBoxKey(path, caller));
        const { drafts, templates } = await countListBoxUses(transaction, box.listBoxUuid);
        const uses = [
          drafts > 0 && `아직 보내지 않은 문서 ${drafts}건`,
          templates > 0 && `템플릿 ${templates}개`,
        ].filter(Boolean);
        if (uses.length > 0)
          throw new DomainError('LIST_BOX_IN_USE', {
            message: `${uses.join('과 ')}에서 쓰고 있어요. 거기에서 다른 목록을 고른 뒤에 지워주세요.`,
          });
        await removeListBox(transaction, box, now());
      });
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}

export const getListBoxKey = ({ listBoxId }: { listBoxId: string }, { member }: MemberCaller) => ({
  listBoxId,
  organizationUuid: member.organizationUuid,
});

export function requireVersion(version: number, seen: number) {
  if (version !== seen) throw new DomainError('VERSION_CONFLICT', { version });
}
