import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { derivePrefix } from './document-number.ts';
import { findDocumentNumberParts, readDraftDefaults } from './service-settings.repository.ts';

export function createSettingsReader({ config }: Pick<Deps, 'config'>) {
  const hasAlimtalk = Boolean(config.solapi?.kakao);
  return async (
    connection: Connection,
    organizationUuid: string,
  ): Promise<components['schemas']['ServiceSettings']> => {
    const { name, documentPrefix } = await findDocumentNumberParts(connection, organizationUuid);
    const defaults = await readDraftDefaults(connection, organizationUuid);
    return { ...defaults, documentPrefix: documentPrefix ?? derivePrefix(name), hasAlimtalk };
  };
}
