import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { rejectForeignHosts } from '../../http/own-hosts.ts';
import { sendPlainPage } from '../../http/plain-page.ts';
import { writePolicy } from '../../http/security-headers.ts';
import { findMessage, listMessages } from './mailbox.repository.ts';
import { renderMailbox, MAILBOX_CSS } from './page.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Shows everyone's emails on a developer's machine. main.ts doesn't load it in production or with SMTP. */
export async function registerMailbox(app: FastifyInstance, database: Database, publicUrl: string) {
  await app.register(async (mailbox) => {
    mailbox.addHook('onRequest', rejectForeignHosts(publicUrl));
    addRoutes(mailbox, database);
  });
}

function addRoutes(app: FastifyInstance, database: Database) {
  app.get<{ Querystring: { to?: string } }>('/api/dev/messages', async (request, reply) => {
    const messages = await listMessages(database, textOf(request.query.to));
    return reply.header('cache-control', 'no-store').send(
      messages.map(({ messageUuid, to, subject, text, html, links, attachments, deliveredAt }) => ({
        messageUuid,
        to,
        subject,
        text,
        html,
        links,
        attachments,
        deliveredAt,
      })),
    );
  });

  app.get<{ Querystring: { to?: string; message?: string } }>('/api/dev/mailbox', async (request, reply) => {
    const to = textOf(request.query.to);
    const body = renderMailbox(await listMessages(database, to), to, textOf(request.query.message));
    return sendPlainPage(reply, { title: '메일함', css: MAILBOX_CSS, body, frames: true });
  });

  app.get<{ Params: { messageUuid: string } }>('/api/dev/mailbox/:messageUuid', async (request, reply) => {
    const { messageUuid } = request.params;
    const message = UUID.test(messageUuid) ? await findMessage(database, messageUuid) : undefined;
    if (!message) throw new DomainError('NOT_FOUND');
    void reply.headers({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': writePolicy({
        'default-src': "'none'",
        'style-src': "'unsafe-inline'",
        'img-src': 'data: https:',
        'frame-ancestors': "'self'",
        sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      }),
    });
    return reply.type('text/html; charset=utf-8').send(`<base target="_blank">${message.bodyHtml}`);
  });
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
