import type { Row } from './rows.ts';
import { nextEmail, type SenderName, type Senders } from './sending-rows.ts';
import { createSigner } from './signer.ts';
import { load } from './load.ts';
import { median } from './usage.ts';

const CONTRACTS = 4;
const LOOKS = 200;

/** From the last signature until both copies have been delivered. */
const seal = (name: string, which: SenderName): Row<Senders> => ({
  name,
  async measure({ origin, mails, findLink, untilQuiet, costOf }, senders) {
    const sender = senders[which];
    const ready: (() => Promise<unknown>)[] = [];
    for (let place = 0; place < CONTRACTS; place += 1) {
      const email = nextEmail();
      await sender.sendFile(await sender.upload(), '봉인할 문서', [email]);
      const signer = createSigner(origin, findLink, email);
      const version = await signer.prepare();
      ready.push(() => signer.finish(version));
    }
    await untilQuiet();
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

const readStatistics: Row<Senders> = {
  name: 'GET /contracts/statistics',
  async measure({ origin, token, costOf }) {
    const took: number[] = [];
    const { all } = await costOf(async () => {
      for (let look = 0; look < LOOKS; look += 1) {
        const begin = performance.now();
        const response = await fetch(`${origin}/api/app/contracts/statistics`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`Statistics answered ${response.status}.`);
        took.push(performance.now() - begin);
      }
    });
    return { 'all CPU (ms)': all / LOOKS, 'answer (ms)': median(took) };
  },
};

const readList: Row<Senders> = {
  name: 'list of 20',
  async measure({ port, token, costOf }) {
    const call = { method: 'GET' as const, path: '/api/app/contracts?size=20', token };
    let answered = 0;
    const { all } = await costOf(async () => {
      answered = await load(port, call, 16, 2);
    });
    return { 'requests/s': answered / 2, 'all CPU (ms)': all / answered };
  },
};

export const SEALING_ROWS: readonly Row<Senders>[] = [
  seal('1 page sealed', 'p1'),
  seal('p10 sealed', 'p10'),
  seal('p200 sealed', 'p200'),
];
export const READING_ROWS: readonly Row<Senders>[] = [readStatistics, readList];
