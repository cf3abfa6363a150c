import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { insertPendingAlertMails, type PendingAlertMail } from './alert-mails.repository.ts';
import { findUnreadKinds, upsertAlerts } from './alerts.repository.ts';
import { findMailTime } from './causes/mail-time.ts';
import { findAlertPreferences } from './causes/preferences.repository.ts';
import { NO_PREFERENCES, resolveAlertKind, type AlertPreferences } from './causes/preferences.ts';
import { notifyMember } from './causes/read-alerts.repository.ts';
import { groupAlertEvents, type AlertEventGroup } from './group-alert-events.ts';
import { hasAlertCauses, lockAlertFolding, claimAlertCauses } from './claim-causes.repository.ts';

/** Turns all causes into alerts and emails. Each pass is a transaction, so no cause is half processed. */
export async function foldAlerts({ database }: Pick<Deps, 'database'>, signal?: AbortSignal) {
  for (let isMore = true; isMore;) {
    if (signal?.aborted) return;
    isMore = await database.transaction().execute(foldSome);
  }
}

/** Runs a pass. Returns true if there are more causes. */
async function foldSome(transaction: Transaction<DB>) {
  if (!(await lockAlertFolding(transaction))) return false;
  const told = await claimAlertCauses(transaction);
  if (told.length > 0) {
    const chosen = await findAlertPreferences(
      transaction,
      told.map(({ seatUuid }) => seatUuid),
    );
    const preferencesOf = ({ seatUuid }: { seatUuid: string }) => chosen.get(seatUuid) ?? NO_PREFERENCES;
    const shown = groupAlertEvents(told.filter((one) => resolveAlertKind(one.kind, preferencesOf(one)).screen));
    const known = await findUnreadKinds(transaction, shown);
    await insertPendingAlertMails(
      transaction,
      groupAlertEvents(told).flatMap((group) => listMails(group, preferencesOf(group), known(group))),
    );
    await upsertAlerts(transaction, shown);
    const seats = new Map(shown.map(({ seatUuid, organizationUuid }) => [seatUuid, organizationUuid]));
    for (const [seatUuid, organizationUuid] of seats) await notifyMember(transaction, organizationUuid, seatUuid);
  }
  return hasAlertCauses(transaction);
}

function listMails(
  group: AlertEventGroup,
  preferences: AlertPreferences,
  known: readonly string[],
): PendingAlertMail[] {
  return [...group.unmailed].flatMap(([kind, { count, last }]) => {
    const dueAt = findMailTime(kind, preferences, last.at);
    // Kinds that are emailed immediately are emailed once until the alert is read. A delayed email counts every event.
    const isKnown = known.includes(kind) && dueAt?.getTime() === last.at.getTime();
    return dueAt === null || isKnown ? [] : [{ ...last, kind, count, dueAt }];
  });
}
