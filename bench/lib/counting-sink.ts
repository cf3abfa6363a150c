import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export async function openCountingSink(onMail: () => void) {
  const mails: { id: string; to: string; subject: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        const head = (name: string) => new RegExp(`^${name}: *((?:.|\\r\\n[ \\t])+)`, 'im').exec(text)?.[1] ?? '';
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
        mails.push({ id: head('message-id'), to, subject: head('subject') });
        onMail();
        done();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port }: AddressInfo = Object(listener.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => mails.length,
    read(prefix: string) {
      const kept = mails.filter(({ to }) => to.startsWith(prefix));
      const byId = new Map<string, Set<string>>();
      for (const { id, to, subject } of kept) byId.set(id, (byId.get(id) ?? new Set()).add(`${to} ${subject}`));
      const mixed = [...byId.values()].filter((different) => different.size > 1).length;
      return { mails: kept.length, ids: byId.size, mixed };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
