import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { openMailSink } from '../../../bench/lib/mail-sink.ts';
import { readCpu } from '../../../bench/lib/processes.ts';
import { watchMessages } from '../../../bench/lib/statement-proxy.ts';

const BUSY_MS = 200;
/** Burns CPU time rather than wall time, because a process only gets part of each second on a busy machine. */
const BURN = `while (process.cpuUsage().user < ${BUSY_MS * 1_000});`;

const message = (type: string, ...parts: string[]) => {
  const body = Buffer.from(parts.map((part) => `${part}\0`).join(''));
  const head = Buffer.alloc(type.length + 4);
  head.write(type);
  head.writeInt32BE(body.length + 4, type.length);
  return Buffer.concat([head, body]);
};

test('the time of a child counts, also after it has ended, and that of the child of a child', async () => {
  const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BURN)}]); process.stdout.write('done'); process.stdin.resume()`;
  const child = spawn(process.execPath, ['-e', nested], { stdio: ['pipe', 'pipe', 'inherit'] });
  const before = await readCpu({ server: process.pid, cluster: child.pid ?? 0 });
  await once(child.stdout, 'data');
  const after = await readCpu({ server: process.pid, cluster: child.pid ?? 0 });
  expect(after.postgres - before.postgres).toBeGreaterThan(BUSY_MS / 4);
  expect(after.children - before.children).toBeGreaterThan(BUSY_MS / 4);
  child.stdin.end();
  await once(child, 'exit');
  const ended = await readCpu({ server: process.pid, cluster: 0 });
  expect(ended.children - before.children).toBeGreaterThan(BUSY_MS / 4);
});

test.each(['안녕하세요. 아래 주소에서 확인해 주세요. https://x.example/callback?t=abc', 'plain callback?t=abc words'])(
  'a mail that was delivered can be read: %s',
  async (text) => {
    const sink = await openMailSink();
    const transport = createTransport(sink.url);
    await transport.sendMail({
      from: 'a@x.example',
      to: 'b@x.example',
      subject: '제목',
      text,
      html: '<p>callback?t=no</p>',
    });
    expect(await sink.findText('b@x.example', /(callback\?t=\w+)/)).toBe('callback?t=abc');
    transport.close();
    await sink.close();
  },
);

test('statements are counted by the messages of the protocol, however these are cut', () => {
  const counts: string[] = [];
  const watch = watchMessages((text) => counts.push(text));
  const stream = Buffer.concat([
    message('', 'user', 'dojang'),
    message('Q', 'begin'),
    message('P', 'named', 'select 1', ''),
    message('B', '', 'named'),
    message('E', ''),
    message('B', '', 'named'),
    message('E', ''),
    message('P', '', 'select 2', ''),
    message('B', '', ''),
    message('E', ''),
    message('S'),
  ]);
  for (const byte of stream) watch(Buffer.from([byte]));
  expect(counts).toEqual(['begin', 'select 1', 'select 1', 'select 2']);
});
