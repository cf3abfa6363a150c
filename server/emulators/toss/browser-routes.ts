import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { writePolicy } from '../../http/security-headers.ts';
import { lockPayment } from './books.repository.ts';
import { describeTossError } from './errors.ts';
import type { GenerateKey } from './keys.ts';
import { renderClosedWindow, renderReceipt, renderWindow, TOSS_PAGE_CSS } from './pages.ts';
import { parseJson } from './parse-body.ts';
import { readWindow, type WindowOptions } from './read-window.ts';
import { createCardNumber } from './scenarios.ts';
import { renderScript } from './script.ts';
import { createPaymentWindowService, buildFailUrl, readCardNumber } from './windows.ts';

export type BrowserParts = {
  publicBase: string;
  clientKey: string;
  database: Database;
  makeKey: GenerateKey;
  now: () => Date;
};

type Window = { Params: { windowId: string }; Body: Record<string, string> | undefined };

export function addBrowserRoutes(app: FastifyInstance, { publicBase, clientKey, ...parts }: BrowserParts) {
  const base = new URL(publicBase).pathname.replace(/\/$/, '');
  const windows = createPaymentWindowService(parts);
  const html = (reply: FastifyReply, page: string, options?: WindowOptions) =>
    reply
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(publicBase, options) })
      .send(page);
  const closed = (reply: FastifyReply) => html(reply.code(410), renderClosedWindow(base));
  const script = renderScript(publicBase);

  for (const path of ['/v1', '/v1/payment'])
    app.get(path, (_, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(TOSS_PAGE_CSS));

  app.post('/windows', async ({ body }, reply) => {
    void reply.header('access-control-allow-origin', '*').type('application/json; charset=utf-8');
    const asked = readWindow(parseJson(String(body)));
    if (!asked)
      return reply.code(400).send({ code: 'INVALID_PARAMETER', message: '결제 창에 넘긴 값을 다시 확인해주세요.' });
    if (asked.clientKey !== clientKey) {
      const { status, body: words } = describeTossError('UNAUTHORIZED_KEY');
      return reply.code(status).send(words);
    }
    const { options } = asked;
    const { _skipAuth: skips } = options;
    if (skips === 'FORCE_FAIL') {
      const orderId = options.kind === 'PAYMENT' ? options.orderId : undefined;
      return { url: buildFailUrl(options, 'REJECT_CARD_COMPANY', '카드사에서 거절했어요.', orderId) };
    }
    const windowId = await windows.open(options);
    const passed = skips === 'FORCE_SUCCESS' ? await windows.pass(windowId, createCardNumber('works')) : null;
    return { url: passed ?? `${publicBase}/windows/${windowId}` };
  });

  app.get<Window>('/windows/:windowId', async ({ params: { windowId } }, reply) => {
    const window = await windows.find(windowId);
    return window
      ? html(reply, renderWindow({ base, windowId, options: window.options }), window.options)
      : closed(reply);
  });
  app.post<Window>('/windows/:windowId/pass', async ({ params: { windowId }, body }, reply) => {
    const cardNumber = readCardNumber(body ?? {});
    if (cardNumber === null) {
      const window = await windows.find(windowId);
      if (!window) return closed(reply);
      const { options } = window;
      return html(reply, renderWindow({ base, windowId, options, error: '카드 번호 16자리를 넣어주세요.' }), options);
    }
    const address = await windows.pass(windowId, cardNumber);
    return address === null ? closed(reply) : reply.redirect(address, 303);
  });
  app.post<Window>('/windows/:windowId/cancel', async ({ params }, reply) => {
    const address = await windows.cancel(params.windowId);
    return address === null ? closed(reply) : reply.redirect(address, 303);
  });

  app.get<{ Params: { paymentKey: string } }>('/receipts/:paymentKey', async ({ params }, reply) => {
    const booked = await parts.database
      .transaction()
      .execute((transaction) => lockPayment(transaction, params.paymentKey));
    if (!booked) return closed(reply);
    const { orderName, totalAmount } = booked.payment;
    return html(reply, renderReceipt(base, { orderName, total: totalAmount }));
  });
}

/**
 * Returns a page's Content-Security-Policy. Chromium also applies form-action to redirects, so it allows the page that
 * opened the window.
 */
function pagePolicy(publicBase: string, options?: WindowOptions) {
  const own = new URL(publicBase).origin;
  const back = options ? [new URL(options.successUrl).origin, new URL(options.failUrl).origin] : [];
  return writePolicy({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': [...new Set(["'self'", own, ...back])].join(' '),
    'frame-ancestors': [...new Set(["'self'", own, ...back])].join(' '),
  });
}
