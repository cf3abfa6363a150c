import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { addNamed, refusingTwins, requireName } from '../../named-lists/named-lists.ts';
import { takeLabelOff } from './organizing.repository.ts';

type LabelColor = components['schemas']['LabelColor'];

/** Folders and labels of an organisation, and the views that each member has saved. */
export function createOrganizingHandlers({ database }: Deps) {
  return {
    listFolders: ({ caller }) =>
      database
        .selectFrom('folders')
        .select(['folderUuid as folderId', 'name'])
        .where('organizationUuid', '=', caller.member.organizationUuid)
        .orderBy('name')
        .execute(),
    async createFolder({ body, caller }) {
      const { organizationUuid } = caller.member;
      const folder = { folderUuid: uuidv7(), name: requireName(body.name) };
      await addNamed(database, count('folders', organizationUuid), (transaction) =>
        transaction
          .insertInto('folders')
          .values({ ...folder, organizationUuid })
          .execute(),
      );
      return { folderId: folder.folderUuid, name: folder.name };
    },
    async changeFolder({ path, body, caller }) {
      const name = requireName(body.name);
      const changed = await refusingTwins(() =>
        database
          .updateTable('folders')
          .set({ name })
          .where('folderUuid', '=', path.folderId)
          .where('organizationUuid', '=', caller.member.organizationUuid)
          .returning(['folderUuid as folderId', 'name'])
          .executeTakeFirst(),
      );
      return found(changed);
    },
    async deleteFolder({ path, caller }) {
      const gone = await database
        .deleteFrom('folders')
        .where('folderUuid', '=', path.folderId)
        .where('organizationUuid', '=', caller.member.organizationUuid)
        .returning('folderUuid')
        .executeTakeFirst();
      found(gone);
      return null;
    },
    listLabels: ({ caller }) =>
      database
        .selectFrom('labels')
        .select(['labelUuid as labelId', 'name', sql<LabelColor>`color`.as('color')])
        .where('organizationUuid', '=', caller.member.organizationUuid)
        .orderBy('name')
        .execute(),
    async createLabel({ body, caller }) {
      const { organizationUuid } = caller.member;
      const { color } = body;
      const label = { labelUuid: uuidv7(), name: requireName(body.name), color };
      await addNamed(database, count('labels', organizationUuid), (transaction) =>
        transaction
          .insertInto('labels')
          .values({ ...label, organizationUuid })
          .execute(),
      );
      return { labelId: label.labelUuid, name: label.name, color };
    },
    async changeLabel({ path, body, caller }) {
      const { name, color } = body;
      const changed = await refusingTwins(() =>
        database
          .updateTable('labels')
          .set({ ...(name !== undefined && { name: requireName(name) }), ...(color && { color }) })
          .where('labelUuid', '=', path.labelId)
          .where('organizationUuid', '=', caller.member.organizationUuid)
          .returning(['labelUuid as labelId', 'name', sql<LabelColor>`color`.as('color')])
          .executeTakeFirst(),
      );
      return found(changed);
    },
    async deleteLabel({ path, caller }) {
      await database.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('labels')
          .where('labelUuid', '=', path.labelId)
          .where('organizationUuid', '=', caller.member.organizationUuid)
          .returning('labelUuid')
          .executeTakeFirst();
        await takeLabelOff(transaction, found(gone).labelUuid);
      });
      return null;
    },
    listSavedViews: ({ caller }) =>
      database
        .selectFrom('savedViews')
        .select(['savedViewUuid as savedViewId', 'name', 'query'])
        .where('organizationMemberUuid', '=', caller.member.organizationMemberUuid)
        .orderBy('name')
        .execute(),
    async createSavedView({ body, caller }) {
      const { organizationMemberUuid } = caller.member;
      const { query } = body;
      const view = { savedViewUuid: uuidv7(), name: requireName(body.name), query };
      await addNamed(
        database,
        async (transaction) => {
          const { views } = await transaction
            .selectFrom('savedViews')
            .select((eb) => eb.fn.countAll<number>().as('views'))
            .where('organizationMemberUuid', '=', organizationMemberUuid)
            .executeTakeFirstOrThrow();
          return views;
        },
        (transaction) =>
          transaction
            .insertInto('savedViews')
            .values({ ...view, organizationMemberUuid })
            .execute(),
      );
      return { savedViewId: view.savedViewUuid, name: view.name, query };
    },
    async changeSavedView({ path, body, caller }) {
      const { name, query } = body;
      const changed = await refusingTwins(() =>
        database
          .updateTable('savedViews')
          .set({ ...(name !== undefined && { name: requireName(name) }), ...(query !== undefined && { query }) })
          .where('savedViewUuid', '=', path.savedViewId)
          .where('organizationMemberUuid', '=', caller.member.organizationMemberUuid)
          .returning(['savedViewUuid as savedViewId', 'name', 'query'])
          .executeTakeFirst(),
      );
      return found(changed);
    },
    async deleteSavedView({ path, caller }) {
      const gone = await database
        .deleteFrom('savedViews')
        .where('savedViewUuid', '=', path.savedViewId)
        .where('organizationMemberUuid', '=', caller.member.organizationMemberUuid)
        .returning('savedViewUuid')
        .executeTakeFirst();
      found(gone);
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}

const count = (table: 'folders' | 'labels', organizationUuid: string) => async (transaction: Transaction<DB>) => {
  const { rows } = await transaction
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  return rows;
};

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new DomainError('NOT_FOUND');
  return row;
}
