import { hasPermission, type MemberSeat } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { countUnread, createNewestAlertsQuery, listMemberAlerts } from './listed-alerts.repository.ts';

type Row = Awaited<ReturnType<typeof listMemberAlerts>>[number];

export function createListAlerts({
  database,
  prepare,
}: Pick<Deps, 'database' | 'prepare'>): OperationHandler<'listAlerts'> {
  const listNewest = createNewestAlertsQuery({ database, prepare });

  /** Finds the newest alerts. Each row has the unread count, which is 0 for a member without visible alerts. */
  async function findNewest(member: MemberSeat, size: number) {
    const rows = await listNewest(member, size);
    return { rows, unread: rows[0]?.unread ?? 0 };
  }

  return async ({ query: { before, kind, size = 20 }, caller: { member } }) => {
    // One more than needed, to find out whether there is another page.
    const asked = { before: before === undefined ? null : readCursor(before), kind, size: size + 1 };
    const { rows, unread } =
      before === undefined && kind === undefined
        ? await findNewest(member, asked.size)
        : { rows: await listMemberAlerts(database, member, asked), unread: await countUnread(database, member) };
    const last = rows.length > size ? rows[size - 1] : undefined;
    return {
      items: rows.slice(0, size).map((row) => describeAlert(row, member)),
      next: last === undefined ? null : `${last.alertUuid}.${last.at.getTime()}`,
      unread,
    };
  };
}

/** Parses a cursor. The API document has already validated its format. */
function readCursor(text: string) {
  const [alertUuid = '', at = ''] = text.split('.');
  return { alertUuid, at: new Date(Number(at)) };
}

function describeAlert(row: Row, member: MemberSeat) {
  const { alertUuid, kind, kinds, count, at, who, words, contractId, batchUuid, batchOwner, title, readAt } = row;
  // A member who only received documents of a batch can't open the batch.
  const opensBatch = batchOwner === member.organizationMemberUuid || hasPermission(member, 'CONTRACT_READ_ALL');
  return {
    alertId: alertUuid,
    kind,
    kinds,
    count,
    who,
    words,
    contractId,
    at: at.toISOString(),
    isRead: readAt !== null,
    title: title ?? '',
    batchId: opensBatch ? batchUuid : null,
  };
}
