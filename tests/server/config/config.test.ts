import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, listConfigWarnings, readConfig } from '../../../server/config.ts';
import { renderConfigurationPage } from '../../../server/configuration/page.ts';
import { REQUIRED_IN_PRODUCTION } from '../../../server/configuration/production.ts';
import { loadMasterKey } from '../../../server/security/master-key.ts';

const PRODUCTION = {
  DOJANG_MODE: 'production',
  SECRET_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://user:word@mail.example.com:465',
  MAIL_FROM: '도장 <no-reply@example.com>',
  PUBLIC_URL: 'https://sign.example.com/',
  KCP_BASE_URL: 'https://cert.example.com',
  KCP_SITE_CODE: 'X1234',
  KCP_ENC_KEY: 'a key of our own',
};

function reasonsOf(env: Record<string, string>) {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.reasons : ['another error'];
  }
}

describe('configuration', () => {
  it('needs nothing for a demo on this machine', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      role: 'both',
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: null,
      smtpUrl: null,
      supportMail: 'no-reply@dojang.localhost',
      secretKey: null,
      trustedProxies: [],
      kcp: { baseUrl: 'http://127.0.0.1:8080/api/emulators/kcp' },
    });
  });

  it('lets the port lead the addresses that hang on it', () => {
    const config = readConfig({ PORT: '9000' });
    expect([config.publicUrl, config.kcp.baseUrl]).toEqual([
      'http://localhost:9000',
      'http://127.0.0.1:9000/api/emulators/kcp',
    ]);
  });

  it('takes payments through the emulator, in production only with a pair of live keys', () => {
    const test = { TOSS_CLIENT_KEY: 'test_ck_A1', TOSS_SECRET_KEY: 'test_sk_B2' };
    const live = { TOSS_CLIENT_KEY: 'live_ck_A1', TOSS_SECRET_KEY: 'live_sk_B2' };
    expect(readConfig({ PUBLIC_URL: 'https://dojang.test', BILLING: 'emulator' }).toss).toEqual({
      baseUrl: 'http://127.0.0.1:8080/api/emulators/toss',
      clientKey: 'test_ck_dojangemulator',
      secretKey: 'test_sk_dojangemulator',
      scriptUrl: 'https://dojang.test/api/emulators/toss/v1/payment',
      origins: [],
    });
    expect(readConfig(PRODUCTION)).toMatchObject({ billing: 'off', toss: null });
    expect(readConfig({ ...PRODUCTION, BILLING: 'toss', ...live }).toss).toEqual({
      baseUrl: 'https://api.tosspayments.com',
      clientKey: 'live_ck_A1',
      secretKey: 'live_sk_B2',
      scriptUrl: 'https://js.tosspayments.com/v1/payment',
      origins: ['https://*.tosspayments.com'],
    });
    expect(
      readConfig({ BILLING: 'toss', ...test, TOSS_ORIGINS: 'https://*.a.test, https://b.test' }).toss,
    ).toMatchObject({ clientKey: 'test_ck_A1', origins: ['https://*.a.test', 'https://b.test'] });
    expect(reasonsOf({ BILLING: 'toss' })).toEqual(['BILLING=toss needs TOSS_CLIENT_KEY and TOSS_SECRET_KEY.']);
    expect(reasonsOf({ BILLING: 'toss', ...live })).toEqual([expect.stringContaining('test keys outside production')]);
    expect(reasonsOf({ ...PRODUCTION, BILLING: 'toss', ...test })).toEqual([
      expect.stringContaining('live keys in production'),
    ]);
    expect(reasonsOf({ BILLING: 'toss', ...test, TOSS_SECRET_KEY: 'live_sk_B2' })).toEqual([
      expect.stringContaining('one pair'),
      expect.stringContaining('test keys outside production'),
    ]);
    expect(reasonsOf({ TOSS_CLIENT_KEY: 'test_gck_A1', TOSS_SECRET_KEY: 'test_sk', TOSS_ORIGINS: 'a.test' })).toEqual([
      expect.stringContaining('TOSS_CLIENT_KEY must be'),
      expect.stringContaining('TOSS_SECRET_KEY must be'),
      expect.stringContaining('TOSS_ORIGINS must be'),
    ]);
    const base = { TOSS_BASE_URL: 'http://127.0.0.1', TOSS_SCRIPT_URL: 'http://127.0.0.1/v1' };
    expect(reasonsOf({ ...PRODUCTION, BILLING: 'toss', ...live, ...base })).toHaveLength(2);
  });

  it('sends text messages through the emulator, in production only with a key of one’s own', () => {
    expect(readConfig({}).solapi).toMatchObject({ baseUrl: 'http://127.0.0.1:8080/api/emulators/solapi' });
    expect(readConfig(PRODUCTION).solapi).toBeNull();
    const own = { SOLAPI_API_KEY: 'K', SOLAPI_API_SECRET: 'S', SOLAPI_FROM: '02-1234-5678' };
    expect(readConfig({ ...PRODUCTION, ...own }).solapi).toEqual({
      baseUrl: 'https://api.solapi.com',
      apiKey: 'K',
      apiSecret: 'S',
      from: '0212345678',
      kakao: null,
    });
    const channel = { SOLAPI_KAKAO_PF_ID: 'PF', SOLAPI_KAKAO_TEMPLATES: '{"sign_request":"KA01TP1"}' };
    expect(readConfig({ ...PRODUCTION, ...own, ...channel }).solapi?.kakao).toEqual({
      pfId: 'PF',
      templates: { sign_request: 'KA01TP1' },
    });
    for (const given of ['{"sign":"KA01TP1"}', '["KA01TP1"]', '{"sign_request":1}', 'KA01TP1', 'null'])
      expect(reasonsOf({ ...PRODUCTION, ...own, ...channel, SOLAPI_KAKAO_TEMPLATES: given })).toHaveLength(1);
    expect(reasonsOf(channel)).toEqual(['SOLAPI_KAKAO_PF_ID and SOLAPI_KAKAO_TEMPLATES need SOLAPI_API_KEY.']);
    expect(reasonsOf({ ...PRODUCTION, ...own, SOLAPI_KAKAO_TEMPLATES: '{}' })).toHaveLength(1);
    expect(reasonsOf({ SOLAPI_API_KEY: 'K' })).toEqual([
      'SOLAPI_API_KEY, SOLAPI_API_SECRET and SOLAPI_FROM must be set together.',
    ]);
    expect(
      reasonsOf({ ...PRODUCTION, ...own, SOLAPI_BASE_URL: 'https://x.example/api/emulators/solapi' }),
    ).toHaveLength(1);
  });

  it('faces the world in production', () => {
    const config = readConfig(PRODUCTION);
    expect(config).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://sign.example.com',
      supportMail: 'no-reply@example.com',
      rateLimits: { perMinute: 600, entriesPerMinute: 30 },
    });
    const database = expect.stringContaining('DATABASE_URL is not set');
    const proxies = expect.stringContaining("the record of each signature will show the proxy's address");
    expect(listConfigWarnings(config)).toEqual([database, proxies]);
    const DATABASE_URL = 'postgres://u:p@db/app';
    expect(listConfigWarnings(readConfig({ ...PRODUCTION, DATABASE_URL }))).toEqual([proxies]);
    expect(listConfigWarnings(readConfig({ ...PRODUCTION, DATABASE_URL, TRUSTED_PROXIES: 'loopback' }))).toEqual([]);
  });

  it('warns of a demo that other machines can reach', () => {
    for (const HOST of ['', 'localhost', '127.0.0.1', '::1'])
      expect(listConfigWarnings(readConfig({ HOST }))).toEqual([]);
    for (const HOST of ['0.0.0.0', '::', '127.0.0.1.example.com']) {
      expect(listConfigWarnings(readConfig({ HOST }))).toEqual([expect.stringContaining(`HOST is ${HOST}`)]);
    }
  });

  it('refuses production with every reason at once', () => {
    expect(reasonsOf({ DOJANG_MODE: 'production' }).map((reason) => reason.split(' ')[0])).toEqual(
      REQUIRED_IN_PRODUCTION,
    );
  });

  it.each(REQUIRED_IN_PRODUCTION)('refuses production without %s', (name) => {
    expect(reasonsOf({ ...PRODUCTION, [name]: '' })).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['DOJANG_MODE', 'prod'],
    ['ROLE', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['SMTP_URL', 'http://a'],
    ['MAIL_FROM', 'nobody'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', Buffer.alloc(32).toString('base64')],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['TSA_URL', 'tsa.example.com'],
  ])('names %s when it is %s', (name, value) => {
    expect(reasonsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must be`))]);
  });

  it.each([
    ['SECRET_KEY', 'short'],
    ['SMTP_URL', 'http://a'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['KCP_BASE_URL', 'kcp.example'],
    ['APP_ORIGINS', 'example.com'],
  ])('gives one reason in production for %s if it is %s', (name, value) => {
    expect(reasonsOf({ ...PRODUCTION, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be`)),
    ]);
  });

  it('never calls a variable missing that is set and cannot be read', () => {
    const before = { SECRET_KEY: 'short', SECRET_KEY_BEFORE: randomBytes(32).toString('base64') };
    expect(reasonsOf(before)).toEqual([expect.stringMatching(/^SECRET_KEY must be/)]);
    const solapi = { SOLAPI_API_KEY: 'K', SOLAPI_API_SECRET: 'S', SOLAPI_FROM: 'nobody' };
    expect(reasonsOf(solapi)).toEqual([expect.stringMatching(/^SOLAPI_FROM must be/)]);
    const toss = { BILLING: 'toss', TOSS_CLIENT_KEY: 'test_gck_A1', TOSS_SECRET_KEY: 'test_sk_A1' };
    expect(reasonsOf(toss)).toEqual([expect.stringMatching(/^TOSS_CLIENT_KEY must be/)]);
    const database = { DATABASE_URL: 'mysql://a/b', MIGRATIONS_DATABASE_URL: 'postgres://owner@a/b' };
    expect(reasonsOf(database)).toEqual([expect.stringMatching(/^DATABASE_URL must/)]);
  });

  it('takes proxies as addresses, networks and words', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
  });

  it('seals with a key of its own and without timestamps, unless told otherwise', () => {
    expect(readConfig({}).seal).toEqual({ pkcs12: null, tsa: null });
    const env = {
      SEAL_PKCS12_FILE: '/etc/seal.p12',
      SEAL_PKCS12_PASSWORD: ' 비밀 ',
      TSA_URL: 'http://tsa.example.com/tsr',
      TSA_CA_FILE: '/etc/tsa.pem',
    };
    expect(readConfig(env).seal).toEqual({
      pkcs12: { file: '/etc/seal.p12', password: ' 비밀 ' },
      tsa: { url: 'http://tsa.example.com/tsr', caFile: '/etc/tsa.pem' },
    });
  });

  it('takes no timestamps of the emulator in production', () => {
    const TSA_URL = 'https://sign.example.com/api/emulators/tsa';
    expect(reasonsOf({ ...PRODUCTION, TSA_URL })).toEqual([expect.stringContaining('TSA_URL')]);
    expect(reasonsOf({ ...PRODUCTION, TSA_URL: 'http://tsa.example.com' })).toEqual([]);
  });

  it('is described by docs/configuration.md', async () => {
    const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
    expect(page).toBe(renderConfigurationPage());
  });
});

describe('master key', () => {
  it('is made once, also by two at once, for the owner alone', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-key-'));
    const [first, second] = await Promise.all([loadMasterKey(dataDir), loadMasterKey(dataDir)]);
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(await loadMasterKey(dataDir)).toEqual(first);
    expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);

    await writeFile(path.join(dataDir, 'secrets.json'), '{}');
    await expect(loadMasterKey(dataDir)).rejects.toThrow('holds no key');
    await rm(dataDir, { recursive: true });
  });
});
