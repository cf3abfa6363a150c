import type { Row } from './rows.ts';
import { nextEmail, type SenderName, type Senders } from './sending-rows.ts';
import { createSigner } from './signer.ts';
import { median } from './usage.ts';

const CONTRACTS = 4;

/** Measures from the last signature until both copies have been delivered. */
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

export const SEALING_ROWS: readonly Row<Senders>[] = [
  seal('1 page sealed', 'p1'),
  seal('p10 sealed', 'p10'),
  seal('p200 sealed', 'p200'),
];
