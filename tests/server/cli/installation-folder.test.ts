import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { exportChain } from '../../../server/audit/chain.ts';
import { closedChain } from '../../support/chain.ts';
import { openCommandLine } from '../../support/command-line.ts';
import { eventsOver } from '../../support/sealed-chain.ts';
import { makeKeyStore, makePdf, sealContract } from '../../support/sealing.ts';

const { folder, put, dojang, answer } = openCommandLine();
const dataDir = path.join(folder, 'data');

test.each([
  [['rotate-key']],
  [['check-money']],
  [['inquiries']],
  [['record', randomUUID()]],
  [['grant', randomUUID(), '10', '--until', '2099-12-31', '--reason', 'Contract 17']],
  [['refund', 'order-17', '--reason', 'Asked on the phone']],
  [['seal', 'contract.pdf', '--out', 'sealed.pdf', '--certificate', 'certificate.pdf']],
])('%j stops at a folder without an installation, and creates nothing', async (args) => {
  await put('contract.pdf', makePdf());
  const { code, out, err } = await dojang(...args, '--json');
  expect([code, JSON.parse(out).errorCode]).toEqual([1, 'OperatorError']);
  expect(err).toContain(`${dataDir}에 설치된 도장이 없어요`);
  expect(existsSync(dataDir)).toBe(false);
});

it('never calls a sealed file foreign without keys to compare it with', async () => {
  const { store } = await makeKeyStore({ folder: path.join(folder, 'other', 'seal') });
  const chain = exportChain(closedChain(eventsOver(makePdf()), { format: 1 }), 'DOCUMENT');
  const { bytes, sha256 } = sealContract({ key: store.current(), chain });
  const sealed = await put('sealed.pdf', bytes);
  const { code, err } = await dojang('verify', sealed, '--sha256', sha256);
  expect(code).toBe(1);
  expect(err).toContain(`${dataDir}에 설치된 도장이 없어서, 봉인 열쇠와는 비교하지 못했어요.`);
  expect(err).toContain(`SHA-256 ${sha256} 알려주신 것과 같아요.`);
  expect(err).not.toContain('봉인한 파일이 아니에요');

  const plain = await put('plain.pdf', makePdf());
  expect(await answer('verify', plain)).toMatchObject({ verdict: 'NOT_SEALED', keysConsulted: false });
  expect((await dojang('verify', plain)).out).toContain('비교하지 못했어요');
  expect(existsSync(dataDir)).toBe(false);
});

test.each(['intake', 'seal', 'grant', 'rotate-key', 'alimtalk', 'check-money'])('%s --help', async (command) => {
  const { code, out, err } = await dojang(command, '--help');
  expect([code, err]).toEqual([0, '']);
  expect(out.startsWith(`Usage: dojang ${command}`)).toBe(true);
});

it('lists all commands if asked for help, and refuses an unknown one', async () => {
  expect(await dojang('--help')).toMatchObject({ code: 0, out: expect.stringContaining('rotate-key') });
  expect((await dojang('paint', '--help')).code).toBe(2);
});

it('refuses to grant credits until a day that the calendar lacks', async () => {
  const args = ['grant', randomUUID(), '10', '--reason', 'Contract 17'];
  const { code, err } = await dojang(...args, '--until', '2099-02-30');
  expect([code, err.includes('a day of the calendar')]).toEqual([2, true]);
});
