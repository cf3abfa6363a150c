import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { TextSender } from '../../adapters/sms/port.ts';
import { countCp949Bytes, toCp949Text } from '../../text/cp949.ts';
import { createSignatureCheck } from './check-signature.ts';
import { ERRORS, SCENARIOS, STATUS } from './scenarios.ts';

export type SolapiEmulatorOptions = {
  prefix: string;
  apiKey: string;
  apiSecret: string;
  /** Registered sender numbers, which the law requires. */
  senders: readonly string[];
  /** Delivers the texts to the receiver's phone. */
  phones: Pick<TextSender, 'send'>;
  now?: () => number;
};

const LATE_MS = 60_000;
const SHORT_BYTES = 90;
const LONG_BYTES = 2_000;

const message = v.object({
  to: v.string(),
  from: v.string(),
  text: v.string(),
  type: v.optional(v.picklist(['SMS', 'LMS'])),
  customFields: v.optional(v.record(v.string(), v.string())),
});
const sending = v.object({
  messages: v.pipe(v.array(message), v.minLength(1), v.maxLength(10_000)),
  showMessageList: v.optional(v.boolean()),
});
type Message = v.InferOutput<typeof message>;
type Taken = { messageId: string; to: string; from: string; type: string; at: number };
type State = (typeof STATUS)[keyof typeof STATUS];

/** Emulates SOLAPI's messages v4: sending many messages, and querying one. All state is lost when the process ends. */
export async function registerSolapiEmulator(app: FastifyInstance, options: SolapiEmulatorOptions) {
  const { prefix, apiKey, apiSecret, senders, phones, now = Date.now } = options;
  const check = createSignatureCheck(apiKey, apiSecret, now);
  const taken = new Map<string, Taken>();

  async function take({ to, from, text, type, customFields }: Message): Promise<{ one: Taken; state: State }> {
    const one = {
      messageId: `M4V${randomUUID().replaceAll('-', '').toUpperCase()}`,
      to,
      from,
      type: type ?? '',
      at: now(),
    };
    const number = to.replaceAll(/\D/g, '');
    if (!senders.includes(from.replaceAll(/\D/g, ''))) return { one, state: STATUS.unregisteredSender };
    if (number === SCENARIOS.invalidNumber || !/^01\d{8,9}$/.test(number)) return { one, state: STATUS.invalidNumber };
    const arrives = toCp949Text(text);
    const bytes = countCp949Bytes(arrives);
    const kind = bytes > SHORT_BYTES ? 'LMS' : 'SMS';
    if (bytes > LONG_BYTES || (type === 'SMS' && kind === 'LMS')) return { one, state: STATUS.invalidNumber };
    taken.set(one.messageId, { ...one, type: type ?? kind });
    if (number !== SCENARIOS.failsAtCarrier)
      await phones.send({ messageUuid: customFields?.['messageId'] ?? randomUUID(), to: number, text: arrives });
    return { one: { ...one, type: type ?? kind }, state: STATUS.taken };
  }

  function stateOf({ to, at }: Taken): State {
    if (to === SCENARIOS.failsAtCarrier) return STATUS.failedAtCarrier;
    return to === SCENARIOS.lateReport && now() - at < LATE_MS ? STATUS.underWay : STATUS.arrived;
  }

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
        // Never responds, so the caller has to time out.
        if (numbers.has(SCENARIOS.silent)) return reply.type('application/json').send(new Readable({ read() {} }));
        const answers = await Promise.all(messages.map(take));
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
        const state = found && stateOf(found);
        const view = found && state && { ...found, ...state, reason: state.statusMessage };
        return { startKey: null, limit: 20, messageList: view ? { [view.messageId]: view } : {} };
      });
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
