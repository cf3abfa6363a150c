import { Readable } from 'node:stream';
import type { MemberSeat } from '../../contract/access.ts';
import type { Change } from '../../database/change-feed.ts';

const HEARTBEAT_MS = 15_000;
/** A client that stops reading is disconnected, and reloads everything when it reconnects. */
const MAX_UNREAD_BYTES = 65_536;

export type Subscriber = {
  seat: () => MemberSeat;
  send: (kind: Change['kind'], id: string) => void;
  sendAgain: () => void;
  end: () => void;
};
type Parts = {
  member: MemberSeat;
  missedSome: boolean;
  readmit: () => Promise<MemberSeat | null>;
  heartbeatMs?: number;
};

/** Creates the event stream of an open page. */
export function createAlertStream({ member, missedSome, readmit, heartbeatMs = HEARTBEAT_MS }: Parts) {
  let seat = member;
  let sent = 0;
  const body = new Readable({ read() {} });

  function write(text: string) {
    if (body.readableLength > MAX_UNREAD_BYTES) body.destroy();
    else if (!body.destroyed) body.push(text);
  }
  function event(kind: string, data: object) {
    sent += 1;
    write(`id: ${Date.now().toString(36)}-${sent}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  const subscriber: Subscriber = {
    seat: () => seat,
    send: (kind, id) => event(kind, { id }),
    sendAgain: () => event('again', {}),
    end: () => void (body.destroyed || body.push(null)),
  };
  const heart = setInterval(() => {
    readmit().then(
      (now) => {
        if (!now) return subscriber.end();
        seat = now;
        write(': still here\n\n');
      },
      () => subscriber.end(),
    );
  }, heartbeatMs);
  body.once('close', () => clearInterval(heart));

  // Shows the client, and every proxy in between, that the connection is open.
  write('retry: 2000\n: welcome\n\n');
  if (missedSome) subscriber.sendAgain();
  return { body, subscriber };
}
