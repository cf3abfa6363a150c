import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import { freePort, type startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { createLiveContracts, until } from '../tests/support/live-contracts.ts';

/**
 * Creates an earlier version's data folder for the upgrade test: `node scripts/make-old-folder.ts --checkout DIR --out
 * FILE.tar.zst`, where DIR is a checkout with its packages installed.
 */
const { values: options } = parseArgs({ options: { checkout: { type: 'string' }, out: { type: 'string' } } });
const { checkout, out } = options;
if (!checkout || !out) throw new Error('--checkout and --out are missing.');
const former: { startLiveServer: typeof startLiveServer } = await import(
  path.resolve(checkout, 'tests/support/live-server.ts')
);

const OWNER = 'owner@old.example';
/** Nothing listens on this port, so the seal waits forever for its timestamp. */
const NO_AUTHORITY = 'http://127.0.0.1:9/';
const LATER_MS = 20 * 24 * 3_600_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-old-'));
await fill({}, async ({ contracts, pool }) => {
  await contracts.draft('초안', ['draft@old.example']);
  await contracts.send('예약', ['scheduled@old.example'], new Date(Date.now() + LATER_MS));
  await contracts.send('둘 중 한 명이 서명함', ['first@old.example', 'second@old.example']);
  await contracts.sign('first@old.example');
  await contracts.send('아무도 서명하지 않음', ['nobody@old.example']);

  const asked = await contracts.send('고쳐 달라고 부탁함', ['asked@old.example', 'other@old.example']);
  await contracts.sign('asked@old.example');
  const [receiver] = asked.receivers;
  const address = asked.fields.find(
    ({ name, receiverUuid }) => name === '주소' && receiverUuid === receiver?.receiverUuid,
  );
  await contracts.act('POST', `/contracts/${asked.contractId}/value-requests`, {
    receiverUuid: receiver?.receiverUuid,
    fieldIds: [address?.fieldId],
    message: '도로명 주소로 적어주세요.',
  });

  const passed = await contracts.send('맡기고 연락처를 고침', ['passer@old.example', 'wrong@old.example']);
  const passer = await contracts.enter('passer@old.example');
  await passer('POST', '/delegate', { name: '박민지', email: 'delegate@old.example' });
  await contracts.act('PATCH', `/contracts/${passed.contractId}/receivers/${passed.receivers[1]?.receiverUuid}`, {
    email: 'corrected@old.example',
  });

  await contracts.send('완료', ['done-1@old.example', 'done-2@old.example']);
  await contracts.sign('done-1@old.example');
  await contracts.sign('done-2@old.example');
  await contracts.send('거절', ['refuser@old.example']);
  const refuser = await contracts.enter('refuser@old.example');
  await refuser('POST', '/reject', { reason: '조건이 달라요.' });
  const cancelled = await contracts.send('취소', ['cancelled@old.example', 'before@old.example']);
  await contracts.sign('before@old.example');
  await contracts.act('POST', `/contracts/${cancelled.contractId}/cancel`, { reason: '다시 보낼게요.' });
  const expired = await contracts.send('만료', ['late@old.example']);
  await pool.query(`update contracts set expires_at = now() - interval '1 second' where contract_id = $1`, [
    expired.contractId,
  ]);
  const ended = ['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'];
  await until('every ending', async () => {
    const { rows } = await pool.query<{ status: string }>('select distinct status from contracts');
    return ended.every((wanted) => rows.some(({ status }) => status === wanted)) || null;
  });
});
await fill({ TSA_URL: NO_AUTHORITY }, async ({ contracts, pool }) => {
  await contracts.send('모두 서명했고 잠그지 않음', ['unsealed@old.example']);
  await contracts.sign('unsealed@old.example');
  await until('a seal that waits', async () => {
    const { rowCount } = await pool.query(`select from contracts where seal_state = 'RETRYING'`);
    return rowCount || null;
  });
});
await pack(out);
await rm(dataDir, { recursive: true, force: true });

type Work = { contracts: ReturnType<typeof createLiveContracts>; pool: pg.Pool };

async function fill(env: NodeJS.ProcessEnv, work: (parts: Work) => Promise<void>) {
  const server = await former.startLiveServer({ dataDir, port: await freePort(), env });
  const running = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const pool = new pg.Pool({ host: running.split('\n')[4] ?? '', user: 'dojang', database: 'postgres' });
  try {
    const token = await signInAsOwner(server.origin, pool);
    await work({ contracts: createLiveContracts(server.origin, pool, token), pool });
  } finally {
    await pool.end();
    await server.stop();
  }
}

async function signInAsOwner(origin: string, pool: pg.Pool) {
  const known = await pool.query('select from users where email = $1', [OWNER]);
  if (known.rowCount === 0) await signUpLive(origin, OWNER);
  await pool.query('update users set phone_verified_at = now() where email = $1', [OWNER]);
  const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(origin, OWNER));
  return answer.userInfo?.accessJwt ?? '';
}

async function pack(target: string) {
  const { stdout } = await promisify(execFile)(
    'tar',
    ['-c', '--sort=name', '--owner=0', '--group=0', '-C', dataDir, '.'],
    {
      encoding: 'buffer',
      maxBuffer: 1_000_000_000,
    },
  );
  const params = { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: 27 };
  const packed = zstdCompressSync(stdout, { params });
  await writeFile(target, packed);
  console.log(`${target}: ${packed.length} bytes of ${stdout.length}`);
}
