import pg from 'pg';

const CHANNEL = 'dojang';
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
const KINDS = ['contract', 'file', 'act', 'batch', 'directUrl', 'alert'] as const;

export type Change = { kind: (typeof KINDS)[number]; organizationUuid: string; id: string };
type Listener = {
  onChange: (change: Change) => void;
  /** Called after the connection was lost, when changes may have been missed. */
  onGap: () => void;
};
export type ChangeFeed = ReturnType<typeof createChangeFeed>;

/** Listens for changes from all processes on a single connection, opened for the first subscriber. */
export function createChangeFeed({ connectionString }: { connectionString: string }) {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(listener: Listener) {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('notification', ({ payload }) => {
      const change = readChange(payload ?? '');
      if (change) listener.onChange(change);
    });
    next.on('error', () => void next.end().catch(() => {}));
    // Also fires for a connection that was never established, but that error already reaches the caller.
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      if (!closed) reconnect(listener, FIRST_DELAY_MS);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    if (closed) return next.end();
    client = next;
  }

  function reconnect(listener: Listener, delay: number) {
    timer = setTimeout(() => {
      connect(listener).then(listener.onGap, () => {
        if (!closed) reconnect(listener, Math.min(delay * 2, MAX_DELAY_MS));
      });
    }, delay);
    timer.unref();
  }

  return {
    listen: connect,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function readChange(payload: string): Change | null {
  const [name, organizationUuid, id] = payload.split(' ');
  const kind = KINDS.find((one) => one === name);
  return kind && organizationUuid && id ? { kind, organizationUuid, id } : null;
}
