import type { QueryCreator } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '../../../contract/access.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { insertAlertCauses, type CauseQueryCreator } from './alert-causes.repository.ts';
import type { AlertKind } from './alert-kinds.ts';

type Addressee =
  | { organizationMemberUuid: string }
  | { userUuid: string }
  /** Every member of an organisation who has the permission when the alert is created. */
  | { organizationUuid: string; permission: Permission };
export type AlertCause = {
  kind: AlertKind;
  to: Addressee;
  about?: { contractId?: string; batchUuid?: string | null };
  who?: string;
  words?: string;
  /** True if the action sends the email itself. */
  isMailed?: boolean;
};

/** The contract's page shows longer reasons in full. */
const MAX_WORDS = 300;

const toCauseRows = (causes: readonly AlertCause[]) =>
  causes.map(({ kind, to, about = {}, who = '', words = '', isMailed = false }) => ({
    alertCauseUuid: uuidv7(),
    kind,
    ...to,
    contractId: about.contractId ?? null,
    batchUuid: about.batchUuid ?? null,
    who: who.slice(0, MAX_WORDS),
    words: words.slice(0, MAX_WORDS),
    isMailed,
  }));

/** Adds alert causes to a statement that the action runs anyway, which saves a round trip. */
export const withAlertCauses = (
  creator: CauseQueryCreator & Pick<QueryCreator<DB>, 'with'>,
  causes: readonly AlertCause[],
): CauseQueryCreator =>
  causes.length === 0 ? creator : creator.with('caused', (kept) => insertAlertCauses(kept, toCauseRows(causes)));

export async function recordAlertCauses(connection: Connection, causes: readonly AlertCause[]) {
  if (causes.length === 0) return;
  await insertAlertCauses(connection, toCauseRows(causes)).execute();
}

export const recordAlertCause = (connection: Connection, cause: AlertCause) => recordAlertCauses(connection, [cause]);
