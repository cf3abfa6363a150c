import type { FastifyInstance, FastifyReply } from 'fastify';
import { writePolicy } from '../../http/security-headers.ts';
import { createCipher } from './cipher.ts';
import {
  renderCodePage,
  renderErrorPage,
  renderPersonPage,
  renderReturnPage,
  KCP_PAGE_CSS,
  type PagePaths,
} from './pages.ts';
import { readPerson, readResultRequest, readRegistration } from './read-input.ts';
import { RESULT_CODES, SCENARIOS } from './scenarios.ts';
import { createCertData, createTransactionStore, type Transaction } from './transactions.ts';

export type KcpEmulatorOptions = {
  prefix: string;
  publicBase: string;
  siteCode: string;
  encKey: string;
  now?: () => number;
};

const CODE_TRIES = 3;

/** Emulates KCP 본인확인 V2: two calls for servers, and four pages for users. */
export async function registerKcpEmulator(app: FastifyInstance, options: KcpEmulatorOptions) {
  const { prefix, publicBase, siteCode, encKey, now = Date.now } = options;
  const cipher = createCipher(siteCode, encKey);
  const transactions = createTransactionStore(now);
  const publicPath = new URL(publicBase).pathname.replace(/\/$/, '');
  const policy = writePolicy({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': `'self' ${new URL(publicBase).origin}`,
    'frame-ancestors': "'none'",
  });
  const html = (reply: FastifyReply, page: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .send(page);
  const paths: PagePaths = { style: `${publicPath}/style.css`, gateway: `${publicPath}/certGateway.do` };

  await app.register(
    async (kcp) => {
      // The first call's body is raw ciphertext, although its content type is JSON.
      kcp.removeAllContentTypeParsers();
      kcp.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 16_384 }, (_, body, done) =>
        done(null, String(body)),
      );
      kcp.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );

      kcp.post('/api/reg/certDataReg.do', async (request) => {
        const { rv, site_cd } = request.headers;
        if (site_cd !== siteCode || typeof rv !== 'string') return answer(RESULT_CODES.unknown);
        const registration = readRegistration(() => cipher.decrypt(rv, String(request.body)));
        if (!registration) return answer(RESULT_CODES.unknown);
        const { key } = transactions.start(registration);
        return { ...answer(RESULT_CODES.ok), call_url: `${publicBase}/certGateway.do`, reg_cert_key: key };
      });

      kcp.post('/api/query/getCertData.do', async (request, reply) => {
        const { key, orderNo } = readResultRequest(String(request.body));
        const transaction = transactions.find(key);
        if (!transaction || transaction.orderNo !== orderNo) return answer(RESULT_CODES.unknown);
        if (transaction.state === 'READ') return answer(RESULT_CODES.replayed);
        if (transaction.state !== 'PASSED' || !transaction.person) return answer(RESULT_CODES.notPassed);
        transaction.state = 'READ';
        if (transaction.person.phone === SCENARIOS.providerDown) return reply.code(500).send('');
        const { rv, data } = cipher.encrypt(JSON.stringify(createCertData(transaction.person)));
        return { ...answer(RESULT_CODES.ok), enc_cert_data: data, rv };
      });

      kcp.get('/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(KCP_PAGE_CSS));

      const step = (
        address: string,
        handle: (transaction: Transaction, form: Record<string, string>) => string,
        states: readonly Transaction['state'][],
      ) =>
        kcp.post<{ Body: Record<string, string> }>(address, async (request, reply) => {
          const transaction = transactions.find(request.body?.['reg_cert_key'] ?? '');
          if (!transaction || !states.includes(transaction.state)) return html(reply.code(410), renderErrorPage(paths));
          return html(reply, handle(transaction, request.body));
        });

      step('/certGateway.do', (transaction) => renderPersonPage(paths, transaction), ['STARTED', 'CODE_SENT']);
      step(
        '/certGateway.do/person',
        (transaction, form) => {
          const { person, error } = readPerson(form);
          if (!person) return renderPersonPage(paths, transaction, error);
          if (person.phone === SCENARIOS.carrierMismatch) {
            return renderPersonPage(paths, transaction, '통신사에 등록된 정보와 다릅니다. 다시 확인해 주세요.');
          }
          transaction.person = person;
          transaction.state = 'CODE_SENT';
          return renderCodePage(paths, transaction);
        },
        ['STARTED', 'CODE_SENT'],
      );
      step(
        '/certGateway.do/code',
        (transaction, form) => {
          if (form['auth_code'] === transaction.code) {
            const failed = transaction.person?.phone === SCENARIOS.failedAtProvider;
            transaction.state = failed ? 'ENDED' : 'PASSED';
            return renderReturnPage(paths, transaction, failed ? RESULT_CODES.failed : RESULT_CODES.ok);
          }
          transaction.codeTries += 1;
          if (transaction.codeTries < CODE_TRIES)
            return renderCodePage(paths, transaction, '인증번호가 맞지 않습니다.');
          transaction.state = 'ENDED';
          return renderReturnPage(paths, transaction, RESULT_CODES.failed);
        },
        ['CODE_SENT'],
      );
      step(
        '/certGateway.do/cancel',
        (transaction) => {
          transaction.state = 'ENDED';
          return renderReturnPage(paths, transaction, RESULT_CODES.cancelled);
        },
        ['STARTED', 'CODE_SENT'],
      );
    },
    { prefix },
  );
}

const answer = ({ code, message }: { code: string; message: string }) => ({ res_cd: code, res_msg: message });
