import { sql } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';

type Settings = components['schemas']['ServiceSettings'];
/** The prefix is stored with the organisation. */
export type DraftDefaults = Omit<Settings, 'documentPrefix'>;

/** The defaults until an organisation changes them. */
const OWN_DEFAULTS: DraftDefaults = {
  expiryDays: 14,
  remindDaysBefore: [3, 1],
  settings: {
    allowDelegate: true,
    allowAnnotate: false,
    showOthers: 'ALL',
    pageSealEdge: 'NONE',
    footer: true,
    language: 'ko',
  },
  channels: ['MAIL'],
  verifications: [],
  linkDays: 30,
};

export async function readDraftDefaults(connection: Connection, organizationUuid: string): Promise<DraftDefaults> {
  const row = await connection
    .selectFrom('serviceSettings')
    .select(['expiryDays', 'remindDaysBefore', 'linkDays'])
    .select([
      sql<Settings['settings']>`settings`.as('settings'),
      sql<Settings['channels']>`channels`.as('channels'),
      sql<Settings['verifications']>`verifications`.as('verifications'),
    ])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return row ?? OWN_DEFAULTS;
}

export async function writeDraftDefaults(connection: Connection, organizationUuid: string, defaults: DraftDefaults) {
  const row = { ...defaults, settings: JSON.stringify(defaults.settings) };
  await connection
    .insertInto('serviceSettings')
    .values({ organizationUuid, ...row })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet(row))
    .execute();
}
