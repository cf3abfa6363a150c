import type { components } from '#openapi';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { derivePrefix } from './document-number.ts';
import { readContractTerms } from './read-contract-terms.ts';
import { readDraftDefaults, writeDraftDefaults } from './service-settings.repository.ts';

export function createServiceSettingsHandlers({ config, database }: Deps) {
  const hasAlimtalk = Boolean(config.solapi?.kakao);
  const view = async (connection: Connection, organizationUuid: string) => ({
    ...(await readSettings(connection, organizationUuid)),
    hasAlimtalk,
  });
  return {
    getServiceSettings: ({ caller }) => view(database, caller.member.organizationUuid),
    async changeServiceSettings({ body, caller }) {
      const { organizationUuid } = caller.member;
      const { documentPrefix, ...change } = body;
      return database.transaction().execute(async (transaction) => {
        // Without the lock, two members who change different settings at the same time would overwrite each other.
        await transaction
          .selectFrom('organizations')
          .select('organizationUuid')
          .where('organizationUuid', '=', organizationUuid)
          .forUpdate()
          .execute();
        await writeDraftDefaults(transaction, organizationUuid, {
          ...(await readDraftDefaults(transaction, organizationUuid)),
          ...(await readContractTerms(transaction, organizationUuid, change)),
        });
        if (documentPrefix !== undefined)
          await transaction
            .updateTable('organizations')
            .set({ documentPrefix })
            .where('organizationUuid', '=', organizationUuid)
            .execute();
        return view(transaction, organizationUuid);
      });
    },
  } satisfies Partial<OperationHandlers>;
}

async function readSettings(
  connection: Connection,
  organizationUuid: string,
): Promise<Omit<components['schemas']['ServiceSettings'], 'hasAlimtalk'>> {
  const { name, documentPrefix } = await connection
    .selectFrom('organizations')
    .select(['name', 'documentPrefix'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  const defaults = await readDraftDefaults(connection, organizationUuid);
  return { ...defaults, documentPrefix: documentPrefix ?? derivePrefix(name) };
}
