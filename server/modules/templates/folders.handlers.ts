import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { insertNamed, rejectDuplicates, requireName } from '../named-lists/named-lists.ts';

const COLUMNS = ['templateFolderUuid as folderId', 'name'] as const;

export const createTemplateFolderHandlers = ({ database }: Deps) =>
  ({
    listTemplateFolders: ({ caller }) =>
      database
        .selectFrom('templateFolders')
        .select(COLUMNS)
        .where('organizationUuid', '=', caller.member.organizationUuid)
        .orderBy('name')
        .execute(),

    createTemplateFolder({ body, caller }) {
      const { organizationUuid } = caller.member;
      const name = requireName(body.name);
      return insertNamed(
        database,
        async (transaction) => {
          const { folders } = await transaction
            .selectFrom('templateFolders')
            .select((eb) => eb.fn.countAll<number>().as('folders'))
            .where('organizationUuid', '=', organizationUuid)
            .executeTakeFirstOrThrow();
          return folders;
        },
        (transaction) =>
          transaction
            .insertInto('templateFolders')
            .values({ templateFolderUuid: uuidv7(), organizationUuid, name })
            .returning(COLUMNS)
            .executeTakeFirstOrThrow(),
      );
    },

    async changeTemplateFolder({ path, body, caller }) {
      const name = requireName(body.name);
      const changed = await rejectDuplicates(() =>
        database
          .updateTable('templateFolders')
          .set({ name })
          .where('templateFolderUuid', '=', path.folderId)
          .where('organizationUuid', '=', caller.member.organizationUuid)
          .returning(COLUMNS)
          .executeTakeFirst(),
      );
      if (!changed) throw new DomainError('NOT_FOUND');
      return changed;
    },

    async deleteTemplateFolder({ path, caller }) {
      const removed = await database
        .deleteFrom('templateFolders')
        .where('templateFolderUuid', '=', path.folderId)
        .where('organizationUuid', '=', caller.member.organizationUuid)
        .returning('templateFolderUuid')
        .executeTakeFirst();
      if (!removed) throw new DomainError('NOT_FOUND');
      return null;
    },
  }) satisfies Partial<OperationHandlers>;
