import { once } from 'node:events';
import net from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChangeFeed } from '../../../server/database/change-feed.ts';

/** The server's messages: no login is required, it is ready, and a statement is done. */
const [LOGGED_IN, READY, DONE] = [message('R', Buffer.alloc(4)), message('Z', 'I'), message('C', 'LISTEN\0')];
const STARTING = message('E', 'SFATAL\0C57P03\0Mthe database system is starting up\0\0');

let server: net.Server;
let isStarting = false;
const sockets: net.Socket[] = [];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = net.createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => {
      if (isStarting) return socket.end(STARTING);
      socket.write(Buffer.concat([LOGGED_IN, READY]));
      return socket.on('data', () => socket.write(Buffer.concat([DONE, READY])));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

test('a database that takes connections and refuses them is asked again by one caller, and not by ever more', async () => {
  const { port }: net.AddressInfo = Object(server.address());
  const changes = createChangeFeed({ connectionString: `postgres://dojang@127.0.0.1:${port}/postgres` });
  const onGap = vi.fn();
  await changes.listen({ onChange: () => {}, onGap });
  isStarting = true;
  sockets[0]?.destroy();
  for (const refused of [1, 2, 3]) {
    await untilWaiting();
    vi.advanceTimersToNextTimer();
    while (sockets.length <= refused) await nextTurn();
    await once(sockets[refused] ?? server, 'close');
  }
  await untilWaiting();
  isStarting = false;
  vi.advanceTimersToNextTimer();
  while (onGap.mock.calls.length === 0) await nextTurn();
  expect(vi.getTimerCount()).toBe(0);
  await changes.close();
});

/** Waits until the next attempt is scheduled, and then a few more turns for a second one. */
async function untilWaiting() {
  while (vi.getTimerCount() === 0) await nextTurn();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(vi.getTimerCount()).toBe(1);
}

function message(type: string, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
