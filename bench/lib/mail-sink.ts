import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const WITHIN_MS = 60_000;
/** The part of an email that is searched. Its text comes before the attachments. */
const TEXT_BYTES = 64_000;

/** Receives emails over SMTP and keeps the latest text for each recipient. */
export async function openMailSink() {
  const texts = new Map<string, string>();
  let received = 0;
  const arrivals = new EventEmitter().setMaxListeners(0);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decodeFirstText(Buffer.concat(chunks).subarray(0, TEXT_BYTES).toString('latin1'));
        for (const { address } of session.envelope.rcptTo) texts.set(address, text);
        received += 1;
        done();
        arrivals.emit('mail');
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port }: AddressInfo = Object(listener.address());

  async function waitFor<Found>(find: () => Found | undefined, what: string): Promise<Found> {
    const deadline = AbortSignal.timeout(WITHIN_MS);
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (deadline.aborted) throw new Error(`No mail came: ${what}.`);
      await once(arrivals, 'mail', { signal: deadline }).catch(() => {});
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    waitForCount: (count: number) => waitFor(() => (received >= count ? true : undefined), `number ${count}`),
    findText: (email: string, pattern: RegExp) =>
      waitFor(() => pattern.exec(texts.get(email) ?? '')?.[1], `to ${email}`),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function decodeFirstText(mail: string) {
  const part = /content-type: text\/plain/i.exec(mail);
  const rest = mail.slice(part?.index ?? 0);
  const begin = rest.indexOf('\r\n\r\n') + 4;
  const end = rest.indexOf('\r\n--', begin);
  const body = rest.slice(begin, end < 0 ? undefined : end);
  // The encoding header may come before or after the content type.
  const heads = mail.slice(mail.lastIndexOf('\r\n--', part?.index ?? 0), (part?.index ?? 0) + begin);
  const encoding = /content-transfer-encoding: (\S+)/i.exec(heads)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
