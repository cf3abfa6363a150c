import { createTransport } from 'nodemailer';
import { MailRejectedError, type MailSender } from './port.ts';

type SmtpOptions = { url: string; from: string; publicUrl: string };
type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

const TIMEOUT_MS = 20_000;

export function createSmtpSender({ url, from, publicUrl }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = new URL(publicUrl).hostname;
  return {
    async send({ messageUuid, to, subject, text, html, replyTo, attachments = [] }) {
      try {
        await transport.sendMail({
          from,
          // An object, because nodemailer would parse a string as a list of addresses.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          attachments: attachments.map(({ name, bytes, contentType, cid }) => ({
            filename: name,
            content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
            contentType,
            ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
          })),
          messageId: `<${messageUuid}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw error instanceof Error ? readError(error) : error;
      }
    },
    close: () => transport.close(),
  };
}

function readError(error: SmtpError) {
  const words = error.response ?? error.message;
  // EAUTH means that our own configuration is wrong, so the email is retried until an operator fixes it.
  const permanent = error.code !== 'EAUTH' && (error.responseCode ?? 0) >= 500;
  return permanent ? new MailRejectedError(words, { cause: error }) : new Error(words, { cause: error });
}
