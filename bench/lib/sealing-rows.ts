import type { Row } from './rows.ts';
import { nextEmail, type SenderName, type Senders } from './sending-rows.ts';
import { createSigner } from './signer.ts';
import type { Installation } from './installation.ts';
import { median } from './usage.ts';
import { watchHealth } from './watch-health.ts';

const CONTRACTS = 4;
const MANY = 40;
const SIGNERS = 4;
const LISTS_EVERY_MS = 100;

/** Prepares contracts up to the last click, and returns a function for each of those clicks. */
async function prepareMany({ origin, findLink, untilQuiet }: Installation, sender: Senders[SenderName], count: number) {
  const presses: (() => Promise<unknown>)[] = [];
  for (let place = 0; place < count; place += 1) {
    const email = nextEmail();
    await sender.sendFile(await sender.upload(), '봉인할 문서', [email]);
    const signer = createSigner(origin, findLink, email);
    const version = await signer.prepare();
    presses.push(() => signer.finish(version));
  }
  await untilQuiet();
  return presses;
}

/** Measures from the last signature to the delivery of both copies. */
const seal = (name: string, which: SenderName): Row<Senders> => ({
  name,
  async measure(installation, senders) {
    const { mails, costOf } = installation;
    const ready = await prepareMany(installation, senders[which], CONTRACTS);
    const answered: number[] = [];
    const delivered: number[] = [];
    const { node, children, postgres, all } = await costOf(async () => {
      for (const finish of ready) {
        const [begin, before] = [performance.now(), mails.received()];
        await finish();
        answered.push(performance.now() - begin);
        await mails.waitForCount(before + 2);
        delivered.push(performance.now() - begin);
      }
    });
    return {
      'all CPU (ms)': all / CONTRACTS,
      'Node (ms)': node / CONTRACTS,
      'children (ms)': children / CONTRACTS,
      'PostgreSQL (ms)': postgres / CONTRACTS,
      'answer (ms)': median(answered),
      'until both copies are out (ms)': median(delivered),
    };
  },
});

async function pressAll(presses: (() => Promise<unknown>)[]) {
  for (let next = presses.pop(); next; next = presses.pop()) await next();
}

/** Several signers complete contracts in parallel, each starting the next one on the previous response. */
const sealMany: Row<Senders> = {
  name: `p10 sealed, ${SIGNERS} signers at once`,
  async measure(installation, senders) {
    const { mails, costOf } = installation;
    const presses = await prepareMany(installation, senders.p10, MANY);
    const [begin, before] = [performance.now(), mails.received()];
    let ms = 0;
    const { all } = await costOf(async () => {
      await Promise.all(Array.from({ length: SIGNERS }, () => pressAll(presses)));
      await mails.waitForCount(before + 2 * MANY);
      ms = performance.now() - begin;
    });
    return { 'a second, with both copies': (MANY / ms) * 1_000, 'all CPU (ms)': all / MANY };
  },
};

/** The time of the smallest response while documents of 200 pages are sealed one after another and lists are read. */
const answerMeanwhile: Row<Senders> = {
  name: 'the smallest answer while p200s are sealed and lists are read',
  async measure(installation, senders) {
    const { origin, token, mails } = installation;
    const presses = await prepareMany(installation, senders.p200, MANY / 2);
    const before = mails.received();
    const health = watchHealth(origin);
    const lists: Promise<unknown>[] = [];
    const reading = setInterval(() => {
      const list = fetch(`${origin}/api/app/contracts?size=20`, { headers: { authorization: `Bearer ${token}` } });
      lists.push(list.then((response) => response.arrayBuffer()));
    }, LISTS_EVERY_MS);
    for (const press of presses) await press();
    await mails.waitForCount(before + MANY);
    clearInterval(reading);
    await Promise.all(lists);
    const { median: usual, p99, max } = await health.stop();
    return { 'median (ms)': usual, 'p99 (ms)': p99, 'slowest (ms)': max };
  },
};

export const SEALING_ROWS: readonly Row<Senders>[] = [
  seal('1 page sealed', 'p1'),
  seal('p10 sealed', 'p10'),
  seal('p200 sealed', 'p200'),
  sealMany,
  answerMeanwhile,
];
