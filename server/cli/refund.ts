import * as v from 'valibot';
import { createTossGateway } from '../adapters/payments/toss.ts';
import { readConfig } from '../config.ts';
import { refundOrder, type RefundOutcome } from '../modules/payments/refunds/refund-order.ts';
import { NO_CREDITS } from '../modules/credits/credits.ts';
import { createOutbox } from '../modules/messages/outbox.ts';
import { requirePlanDeps } from '../modules/subscriptions/plan-deps.ts';
import { UsageError, readOptions, type CommandResult } from './command.ts';
import { openInstallation } from './installation.ts';
import { OperatorError } from '../operator-error.ts';

const given = v.object({
  orderId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_=.-]{6,64}$/)),
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1))),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});

const REFUSALS: Record<Exclude<RefundOutcome['state'], 'DONE' | 'UNKNOWN' | 'FAILED'>, string> = {
  NOT_PAID: '결제한 주문이 아니에요.',
  RUNNING: '이 주문을 돌려주는 중이에요. 결과를 기다려주세요.',
  NOTHING_LEFT: '돌려줄 돈이 남지 않았어요.',
  TOO_MUCH: '쓰지 않은 크레딧보다 큰 금액이에요.',
  ONLY_WHOLE: '요금제는 전부만 돌려줄 수 있어요.',
  TOO_LATE: '요금제는 결제한 날부터 7일 안에만 돌려줄 수 있어요.',
  IN_USE: '이 요금제로 이미 문서를 보냈어요.',
};

/** Refunds an order: the unused credits of a pack, or a plan that nothing has been sent with. */
export async function runRefundCommand(words: string[]): Promise<CommandResult> {
  const { positionals, values } = readOptions(words, { amount: { type: 'string' }, reason: { type: 'string' } });
  const [orderId] = positionals;
  const read = v.safeParse(given, { orderId, amount: values.amount, reason: values.reason });
  if (!read.success || positionals.length !== 1)
    throw new UsageError('It takes the id of an order, --reason, and maybe --amount in won.');
  const config = readConfig(process.env);
  if (!config.toss) throw new OperatorError('결제를 쓰지 않는 곳이에요. BILLING을 서버와 같게 해주세요.');
  const installation = await openInstallation();
  try {
    const { database, secrets } = installation;
    const alarms: string[] = [];
    const raiseAlarm = (reason: string) => void alarms.push(reason);
    const parts = requirePlanDeps({
      config,
      database,
      secrets,
      outbox: createOutbox(secrets, NO_CREDITS),
      payments: createTossGateway(config.toss),
      raiseAlarm,
      now: readClock,
    });
    const { amount, ...order } = read.output;
    const outcome = await refundOrder(parts, { ...order, ...(amount !== undefined && { amount }) });
    return { answer: { ...outcome, alarms }, words: [describe(outcome), ...alarms] };
  } finally {
    await installation.close();
  }
}

const readClock = () => new Date();

function describe(outcome: RefundOutcome): string {
  if (outcome.state === 'FAILED') return `결제사가 돌려주지 않았어요. (${outcome.code})`;
  if (outcome.state !== 'DONE' && outcome.state !== 'UNKNOWN') return REFUSALS[outcome.state];
  const what = `${outcome.won.toLocaleString('ko')}원과 ${outcome.units.toLocaleString('ko')}개`;
  return outcome.state === 'DONE' ? `${what}를 돌려줬어요.` : `${what}를 돌려주는 중이에요. 결과는 서버가 확인해요.`;
}
