import { writeAlertsMail } from '../../content/mails/alerts-mail.ts';
import type { Deps } from '../../deps.ts';
import { hasDueAlertLines, claimDueAlertLines, type DueAlertLine } from './alert-mails.repository.ts';
import { lockAlertFolding } from './claim-causes.repository.ts';

type Parts = Pick<Deps, 'config' | 'database' | 'outbox'>;

export async function sendAlertMails({ config, database, outbox }: Parts, signal?: AbortSignal) {
  const { publicUrl } = config;
  for (let isMore = true; isMore;) {
    if (signal?.aborted) return;
    isMore = await database.transaction().execute(async (transaction) => {
      if (!(await lockAlertFolding(transaction))) return false;
      const lines = await claimDueAlertLines(transaction);
      for (const [email, own] of groupBySeat(lines))
        await outbox.enqueue(transaction, writeAlertsMail({ to: email, publicUrl, lines: own }));
      return hasDueAlertLines(transaction);
    });
  }
}

function groupBySeat(lines: readonly DueAlertLine[]) {
  const seats = new Map<string, { email: string; lines: DueAlertLine[] }>();
  for (const line of lines) {
    const seat = seats.get(line.seatUuid);
    if (seat) seat.lines.push(line);
    else seats.set(line.seatUuid, { email: line.email, lines: [line] });
  }
  return [...seats.values()].map(({ email, lines: own }) => [email, own] as const);
}
