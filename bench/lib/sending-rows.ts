import type { NextPdf } from './chromium-pdfs.ts';
import type { Installation } from './installation.ts';
import type { Figures, Row } from './rows.ts';
import type { createSender } from './sender.ts';
import { median } from './usage.ts';

type Sender = Awaited<ReturnType<typeof createSender>>;
export type Senders = { own10: Sender; p1: Sender; p10: Sender; p200: Sender };
export type SenderName = keyof Senders;
export type Sources = Record<SenderName, number | NextPdf>;

const ONE_BY_ONE = 15;
const CLIENTS = 8;
const SUSTAINED_MS = Number(process.env['BENCH_SUSTAINED_MS'] ?? 10_000);

let count = 0;
export const nextEmail = () => `r${(count += 1)}@receiver.example`;

async function sendOne(sender: Sender, isLookedAt: boolean) {
  const fileId = await sender.upload();
  if (isLookedAt) await sender.look(fileId);
  await sender.sendFile(fileId, `문서 ${count}`, [nextEmail()]);
}

const sendOneByOne = (name: string, which: SenderName, isLookedAt: boolean): Row<Senders> => ({
  name,
  async measure(installation, senders) {
    const took: number[] = [];
    const { node, children, postgres, all } = await installation.costOf(async () => {
      for (let place = 0; place < ONE_BY_ONE; place += 1) {
        const begin = performance.now();
        await sendOne(senders[which], isLookedAt);
        took.push(performance.now() - begin);
      }
    });
    return {
      'all CPU (ms)': all / ONE_BY_ONE,
      'Node (ms)': node / ONE_BY_ONE,
      'children (ms)': children / ONE_BY_ONE,
      'PostgreSQL (ms)': postgres / ONE_BY_ONE,
      'until sent (ms)': median(took),
    };
  },
});

const sendSustained = (name: string, isLookedAt: boolean): Row<Senders> => ({
  name,
  async measure(installation, senders) {
    let sent = 0;
    let seconds = 0;
    const { all } = await installation.costOf(async () => {
      const begin = performance.now();
      const work = async () => {
        while (performance.now() - begin < SUSTAINED_MS) {
          await sendOne(senders.p10, isLookedAt);
          sent += 1;
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, work));
      seconds = (performance.now() - begin) / 1_000;
    });
    return {
      'contracts/s': sent / seconds,
      'all CPU (ms)': all / sent,
      'memory of all (MB)': await installation.memory(),
    };
  },
});

/** Measures from the upload until all resulting work is done, including the check before sending. */
const sendChecked = (name: string, which: SenderName): Row<Senders> => ({
  name,
  async measure(installation, senders): Promise<Figures> {
    const sender = senders[which];
    let contractId = '';
    const drafted = await installation.costOf(async () => {
      contractId = await sender.draft(await sender.upload(), '문서', [nextEmail()]);
    });
    let ms = 0;
    const checked = await installation.costOf(async () => {
      const begin = performance.now();
      await sender.check(contractId);
      ms = performance.now() - begin;
    });
    const again = await installation.costOf(() => sender.check(contractId));
    const sent = await installation.costOf(() => sender.press(contractId));
    return {
      'all CPU (ms)': drafted.all + checked.all + again.all + sent.all,
      'first check, CPU (ms)': checked.all,
      'first check (ms)': ms,
      'second check, CPU (ms)': again.all,
    };
  },
});

export const SENDING_ROWS: readonly Row<Senders>[] = [
  sendOneByOne('upload, create, send p10', 'p10', false),
  sendOneByOne('upload, look, create, send p10', 'p10', true),
  sendOneByOne('upload, create, send 10 pages of our own', 'own10', false),
  sendSustained('p10, 8 clients', false),
  sendSustained('p10 looked at, 8 clients', true),
  sendChecked('p10, checked and sent', 'p10'),
  sendChecked('p200, checked and sent', 'p200'),
];

/** Counts the SQL statements per sent contract. The installation must connect to PostgreSQL through a proxy. */
export async function countStatements({ proxy, untilQuiet }: Installation, { p10 }: Senders): Promise<Figures> {
  if (!proxy) throw new Error('Nobody counts the statements of this installation.');
  for (let place = 0; place < ONE_BY_ONE; place += 1) await sendOne(p10, false);
  await untilQuiet();
  proxy.reset();
  const begin = performance.now();
  for (let place = 0; place < ONE_BY_ONE; place += 1) await sendOne(p10, false);
  await untilQuiet();
  const [sent, took] = [proxy.read(), performance.now() - begin];
  const texts = proxy.texts();
  // Subtracts the statements that the queue sends even when idle.
  proxy.reset();
  await new Promise((resolve) => setTimeout(resolve, took));
  const rest = proxy.read();
  if (process.env['BENCH_TEXTS'])
    for (const [text, times] of [...texts].toSorted(([, a], [, b]) => b - a)) console.log(times / ONE_BY_ONE, text);
  return {
    statements: (sent.statements - rest.statements) / ONE_BY_ONE,
    transactions: (sent.transactions - rest.transactions) / ONE_BY_ONE,
  };
}
