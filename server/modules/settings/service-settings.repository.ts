import { sql, type Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { pickTerms, type ContractTerms } from '../contracts/core/terms.ts';

type Settings = components['schemas']['ServiceSettings'];
/**
 * Settings for drafts. The document prefix is a column of the organisation, and KakaoTalk depends on the installation.
 */
export type DraftDefaults = Omit<Settings, 'documentPrefix' | 'hasAlimtalk'>;

/** The settings of organisations that have changed none. */
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
  phoneMessages: 'ALIMTALK_FIRST',
  repliesToSender: false,
};

export async function readDraftDefaults(connection: Connection, organizationUuid: string): Promise<DraftDefaults> {
  const row = await selectDefaults(connection, organizationUuid).executeTakeFirst();
  return row ?? OWN_DEFAULTS;
}

/** Reads a new draft's terms, and the start of the transaction in milliseconds. */
export async function readDefaultTerms(
  transaction: Transaction<DB>,
  organizationUuid: string,
): Promise<{ at: Date; terms: ContractTerms }> {
  const { at, ...row } = await transaction
    .selectFrom(sql<{ at: Date }>`(select date_trunc('milliseconds', now()) as at)`.as('moment'))
    .leftJoin(selectDefaults(transaction, organizationUuid).as('chosen'), (join) => join.onTrue())
    .select(['moment.at', 'chosen.expiryDays', 'chosen.remindDaysBefore', 'chosen.settings'])
    .executeTakeFirstOrThrow();
  const { expiryDays, remindDaysBefore, settings } = row;
  const isChosen = expiryDays !== null && remindDaysBefore !== null && settings !== null;
  const defaults = isChosen ? { expiryDays, remindDaysBefore, settings } : OWN_DEFAULTS;
  return { at, terms: pickTerms({ ...defaults, message: '' }) };
}

const selectDefaults = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('serviceSettings')
    .select(['expiryDays', 'remindDaysBefore', 'linkDays', 'repliesToSender'])
    .select([
      sql<Settings['settings']>`settings`.as('settings'),
      sql<Settings['channels']>`channels`.as('channels'),
      sql<Settings['verifications']>`verifications`.as('verifications'),
      sql<Settings['phoneMessages']>`phone_messages`.as('phoneMessages'),
    ])
    .where('organizationUuid', '=', organizationUuid);

export async function writeDraftDefaults(connection: Connection, organizationUuid: string, defaults: DraftDefaults) {
  const row = { ...defaults, settings: JSON.stringify(defaults.settings) };
  await connection
    .insertInto('serviceSettings')
    .values({ organizationUuid, ...row })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet(row))
    .execute();
}

export const findDocumentNumberParts = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('organizations')
    .select(['name', 'documentPrefix'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();

export async function lockOrganization(transaction: Transaction<DB>, organizationUuid: string) {
  await transaction
    .selectFrom('organizations')
    .select('organizationUuid')
    .where('organizationUuid', '=', organizationUuid)
    .forUpdate()
    .execute();
}

export async function setDocumentPrefix(
  connection: Connection,
  organizationUuid: string,
  documentPrefix: string | null,
) {
  await connection
    .updateTable('organizations')
    .set({ documentPrefix })
    .where('organizationUuid', '=', organizationUuid)
    .execute();
}
