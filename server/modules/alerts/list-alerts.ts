import { may, type MemberSeat } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { countUnread, listSeatAlerts } from './listed-alerts.repository.ts';

type Row = Awaited<ReturnType<typeof listSeatAlerts>>[number];

export const createListAlerts =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'listAlerts'> =>
  async ({ query: { before, kind, size = 20 }, caller: { member } }) => {
    // One more tells whether there is another page.
    const asked = { before: before === undefined ? null : readCursor(before), kind, size: size + 1 };
    const rows = await listSeatAlerts(database, member, asked);
    const last = rows.length > size ? rows[size - 1] : undefined;
    return {
      items: rows.slice(0, size).map((row) => describeAlert(row, member)),
      next: last === undefined ? null : `${last.alertUuid}.${last.at.getTime()}`,
      unread: await countUnread(database, member),
    };
  };

/** The document of the API has checked its form. */
function readCursor(text: string) {
  const [alertUuid = '', at = ''] = text.split('.');
  return { alertUuid, at: new Date(Number(at)) };
}

function describeAlert(row: Row, member: MemberSeat) {
  const { alertUuid, kind, kinds, count, at, who, words, contractId, batchUuid, batchOwner, title, readAt } = row;
  // A receiver of a batch's documents cannot open the batch.
  const opensBatch = batchOwner === member.organizationMemberUuid || may(member, 'CONTRACT_READ_ALL');
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
