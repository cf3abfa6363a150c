import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { PhoneDisplay } from '../../adapters/sms/mailbox.ts';
import { createSignatureCheck } from './check-signature.ts';
import { ERRORS, SCENARIOS } from './scenarios.ts';
import { createMessageAcceptor, messageSchema, getDeliveryReport, type AcceptedMessage } from './accept-message.ts';
import {
  CATEGORIES,
  createTemplateStore,
  describeTemplate,
  newTemplateSchema,
  type EmulatedTemplate,
} from './templates.ts';

export type SolapiEmulatorOptions = {
  prefix: string;
  apiKey: string;
  apiSecret: string;
  /** Sender numbers, which have to be registered by law. */
  senders: readonly string[];
  kakao: { pfId: string; approved: readonly EmulatedTemplate[] };
  phones: PhoneDisplay;
  now?: () => number;
};

const sending = v.object({
  messages: v.pipe(v.array(messageSchema), v.minLength(1), v.maxLength(10_000)),
  showMessageList: v.optional(v.boolean()),
});

/** Emulates SOLAPI's messages v4 (send many, query one) and KakaoTalk v2 templates. Keeps all state in memory. */
export async function registerSolapiEmulator(app: FastifyInstance, options: SolapiEmulatorOptions) {
  const { prefix, apiKey, apiSecret, senders, kakao, phones, now = Date.now } = options;
  const check = createSignatureCheck(apiKey, apiSecret, now);
  const templates = createTemplateStore(kakao.approved, now);
  const take = createMessageAcceptor({ pfId: kakao.pfId, senders, templates, phones, now });
  const taken = new Map<string, AcceptedMessage>();

  await app.register(
    async (solapi) => {
      solapi.removeAllContentTypeParsers();
      solapi.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 1_048_576 }, (_, body, done) =>
        done(null, body),
      );
      solapi.addHook('onRequest', async (request, reply) => {
        const wrong = check(request.headers.authorization);
        if (wrong) await refuse(reply, wrong);
      });
      solapi.post('/messages/v4/send-many/detail', async ({ body }, reply) => {
        const read = v.safeParse(sending, parse(String(body)));
        if (!read.success) return refuse(reply, 'invalid');
        const { messages, showMessageList = false } = read.output;
        const numbers = new Set(messages.map(({ to }) => to.replaceAll(/\D/g, '')));
        if (numbers.has(SCENARIOS.noBalance)) return refuse(reply, 'balance');
        if (numbers.has(SCENARIOS.down)) return refuse(reply, 'down');
        // Never responds, so the caller times out.
        if (numbers.has(SCENARIOS.silent)) return reply.type('application/json').send(new Readable({ read() {} }));
        const answers = await Promise.all(messages.map(take));
        for (const { one, state } of answers) if (state.status !== 'FAILED') taken.set(one.messageId, one);
        const views = answers.map(({ one, state }) => ({ ...one, country: '82', accountId: 'emulator', ...state }));
        const refused = views.filter(({ status }) => status === 'FAILED');
        const registeredFailed = refused.length;
        const registeredSuccess = views.length - registeredFailed;
        return {
          groupInfo: {
            groupId: `G4V${randomUUID()}`,
            status: 'SENDING',
            count: { total: views.length, registeredFailed, registeredSuccess },
            dateCreated: new Date(now()).toISOString(),
          },
          failedMessageList: refused,
          ...(showMessageList && { messageList: views.filter(({ status }) => status !== 'FAILED') }),
        };
      });
      solapi.get<{ Querystring: { messageId?: string } }>('/messages/v4/list', async ({ query }) => {
        const found = taken.get(query.messageId ?? '');
        if (!found) return { startKey: null, limit: 20, messageList: {} };
        const { state, replacement } = getDeliveryReport(found, now());
        const view = { ...found, ...state, reason: state.statusMessage, replacement };
        return { startKey: null, limit: 20, messageList: { [view.messageId]: view } };
      });
      solapi.get('/kakao/v2/templates/categories', () => CATEGORIES);
      solapi.post('/kakao/v2/templates', ({ body }, reply) => {
        const read = v.safeParse(newTemplateSchema, parse(String(body)));
        if (!read.success) return refuse(reply, 'invalid');
        if (read.output.channelId !== kakao.pfId) return refuse(reply, 'channelUnknown');
        return reply.send(describeTemplate(templates.add(read.output)));
      });
      solapi.get<{ Params: { templateId: string } }>('/kakao/v2/templates/:templateId', ({ params }, reply) => {
        const found = templates.find(params.templateId);
        return found ? reply.send(describeTemplate(found)) : refuse(reply, 'templateUnknown');
      });
      solapi.put<{ Params: { templateId: string } }>(
        '/kakao/v2/templates/:templateId/inspection',
        ({ params }, reply) => {
          const found = templates.find(params.templateId);
          if (!found) return refuse(reply, 'templateUnknown');
          if (found.status !== 'PENDING' && found.status !== 'REJECTED') return refuse(reply, 'templateFixed');
          return reply.send(describeTemplate(templates.inspect(found)));
        },
      );
    },
    { prefix },
  );
}

function refuse(reply: FastifyReply, name: keyof typeof ERRORS) {
  const { status, ...words } = ERRORS[name];
  return reply.code(status).type('application/json; charset=utf-8').send(words);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
