import { once } from 'node:events';
import net from 'node:net';

const TRANSACTION = /^\s*(begin|start transaction|commit|rollback)/i;

type Options = {
  /** Called with the connection's number before PostgreSQL receives a statement. */
  onStatement?: (text: string, connection: number) => void;
};

export async function openStatementProxy(socketFolder: string, { onStatement }: Options = {}) {
  const counts = new Map<string, number>();
  let folder = socketFolder;
  let connections = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(`${folder}/.s.PGSQL.5432`);
    connections += 1;
    const connection = connections;
    const watch = watchMessages((text) => {
      counts.set(text, (counts.get(text) ?? 0) + 1);
      onStatement?.(text, connection);
    });
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', watch);
    client.pipe(database);
    database.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: net.AddressInfo = Object(server.address());
  return {
    connectionString: `postgres://dojang@127.0.0.1:${port}/postgres`,
    /** Counts transactions, and statements without their begin and end. */
    read() {
      let statements = 0;
      let transactions = 0;
      for (const [text, times] of counts) {
        if (!TRANSACTION.test(text)) statements += times;
        else if (/^\s*(begin|start)/i.test(text)) transactions += times;
      }
      return { statements, transactions };
    },
    /** Redirects to the socket of a restarted PostgreSQL. */
    moveTo: (next: string) => (folder = next),
    texts: () => new Map(counts),
    reset: () => counts.clear(),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Parses a connection's messages. The first one has no type and opens the connection. */
export function watchMessages(count: (text: string) => void) {
  let rest = Buffer.alloc(0);
  let isOpen = false;
  const prepared = new Map<string, string>();
  const bound = new Map<string, string>();
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isOpen ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const type = isOpen ? String.fromCodePoint(rest[0] ?? 0) : '';
      const [first = '', second = ''] = rest.toString('utf8', head + 4, length).split('\0', 2);
      if (type === 'Q') count(first);
      if (type === 'P') prepared.set(first, second);
      if (type === 'B') bound.set(first, second);
      if (type === 'E') count(prepared.get(bound.get(first) ?? '') ?? '');
      isOpen = true;
      rest = rest.subarray(length);
    }
  };
}
