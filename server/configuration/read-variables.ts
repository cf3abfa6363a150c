import { BlockList, isIP } from 'node:net';
import { isPhoneNumber, extractPhoneDigits } from '../../rules/phone-number.ts';
import { ALIMTALK_KEYS, parseAlimtalkTemplates } from './alimtalk-keys.ts';
import { findTossProblems, createTossKeyParser } from './toss-keys.ts';
import type { ConfigVariableName } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const PROXY_WORDS = new Set(['loopback', 'linklocal', 'uniquelocal']);

export type ConfigValues = ReturnType<typeof readVariables>['values'];

export function readVariables(env: Environment) {
  const reasons: string[] = [];
  const text = (name: ConfigVariableName) => env[name]?.trim() || null;

  function read<Value>(name: ConfigVariableName, parse: (given: string) => Value | null, advice: string): Value | null {
    const given = text(name);
    if (given === null) return null;
    const value = parse(given);
    if (value === null) reasons.push(`${name} ${advice}`);
    return value;
  }

  const limit = 'must be a whole number of at least 1.';
  const values = {
    mode:
      read('DOJANG_MODE', oneOf('demo', 'development', 'production'), 'must be demo, development or production.') ??
      'demo',
    role: read('ROLE', oneOf('both', 'web', 'worker'), 'must be both, web or worker.') ?? 'both',
    logLevel: read(
      'LOG_LEVEL',
      oneOf('debug', 'info', 'warn', 'error', 'silent'),
      'must be debug, info, warn, error or silent.',
    ),
    host: text('HOST'),
    port: read('PORT', wholeNumber(0, 65_535), 'must be a number from 0 to 65535.') ?? 8080,
    publicUrl: read('PUBLIC_URL', origin, 'must be an address without a path, such as https://sign.example.com.'),
    appOrigins:
      read('APP_ORIGINS', origins, 'must be addresses without paths, separated by commas: https://sign.example.com.') ??
      [],
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL', url('postgres:', 'postgresql:'), 'must begin with postgres:// and name a host.'),
    migrationsDatabaseUrl: read(
      'MIGRATIONS_DATABASE_URL',
      url('postgres:', 'postgresql:'),
      'must begin with postgres:// and name a host.',
    ),
    smtpUrl: read('SMTP_URL', url('smtp:', 'smtps:'), 'must begin with smtp:// or smtps:// and name a host.'),
    mailFrom: read(
      'MAIL_FROM',
      mailbox,
      'must be a mail address, with or without a name: 도장 <no-reply@example.com>.',
    ),
    supportMail: read('SUPPORT_MAIL', mailbox, 'must be a mail address.'),
    secretKey: read('SECRET_KEY', secretKey, 'must be at least 32 random bytes in base64: openssl rand -base64 32'),
    secretKeyBefore: read('SECRET_KEY_BEFORE', secretKey, 'must be what SECRET_KEY was: random bytes in base64.'),
    trustedProxies:
      read('TRUSTED_PROXIES', proxies, 'must be addresses or networks, separated by commas: 10.0.0.0/8, 192.168.1.4') ??
      [],
    rateLimit: read('RATE_LIMIT_PER_MINUTE', wholeNumber(1), limit),
    entryRateLimit: read('RATE_LIMIT_ENTRIES_PER_MINUTE', wholeNumber(1), limit),
    kcpBaseUrl: read('KCP_BASE_URL', url('http:', 'https:'), 'must be an address that begins with https://.'),
    kcpSiteCode: text('KCP_SITE_CODE'),
    kcpEncKey: text('KCP_ENC_KEY'),
    solapiBaseUrl: read('SOLAPI_BASE_URL', url('http:', 'https:'), 'must be an address that begins with https://.'),
    solapiApiKey: text('SOLAPI_API_KEY'),
    solapiApiSecret: text('SOLAPI_API_SECRET'),
    solapiFrom: read('SOLAPI_FROM', phone, 'must be a phone number: 02-1234-5678.'),
    solapiKakaoPfId: text('SOLAPI_KAKAO_PF_ID'),
    solapiKakaoTemplates: read(
      'SOLAPI_KAKAO_TEMPLATES',
      parseAlimtalkTemplates,
      `must be ids of templates by their keys (${ALIMTALK_KEYS.join(', ')}): {"sign_request":"KA01TP…"}.`,
    ),
    billing: read('BILLING', oneOf('off', 'emulator', 'toss'), 'must be off, emulator or toss.'),
    tossClientKey: read('TOSS_CLIENT_KEY', createTossKeyParser('ck'), 'must be a client key: test_ck_… or live_ck_….'),
    tossSecretKey: read('TOSS_SECRET_KEY', createTossKeyParser('sk'), 'must be a secret key: test_sk_… or live_sk_….'),
    tossBaseUrl: read('TOSS_BASE_URL', url('http:', 'https:'), 'must be an address that begins with https://.'),
    tossScriptUrl: read('TOSS_SCRIPT_URL', url('http:', 'https:'), 'must be an address that begins with https://.'),
    tossOrigins: read(
      'TOSS_ORIGINS',
      originPatterns,
      'must be addresses without paths, separated by commas: https://*.tosspayments.com.',
    ),
    plansFile: text('PLANS_FILE'),
    contentDir: text('CONTENT_DIR'),
    sealPkcs12File: text('SEAL_PKCS12_FILE'),
    // Not trimmed, because a password may start or end with a space.
    sealPkcs12Password: env['SEAL_PKCS12_PASSWORD'] ?? '',
    tsaUrl: read('TSA_URL', url('http:', 'https:'), 'must be an address that begins with http:// or https://.'),
    tsaCaFile: text('TSA_CA_FILE'),
    apiReference: read('API_REFERENCE', onOff, 'must be on or off.'),
  };
  // What is set but can't be read has a reason of its own and isn't missing, so these rules look at what is set.
  const solapi = [text('SOLAPI_API_KEY'), text('SOLAPI_API_SECRET'), text('SOLAPI_FROM')];
  if (solapi.some(Boolean) && !solapi.every(Boolean))
    reasons.push('SOLAPI_API_KEY, SOLAPI_API_SECRET and SOLAPI_FROM must be set together.');
  if ((values.solapiKakaoPfId !== null || text('SOLAPI_KAKAO_TEMPLATES') !== null) && !values.solapiApiKey)
    reasons.push('SOLAPI_KAKAO_PF_ID and SOLAPI_KAKAO_TEMPLATES need SOLAPI_API_KEY.');
  if (text('SOLAPI_KAKAO_TEMPLATES') !== null && values.solapiKakaoPfId === null)
    reasons.push('SOLAPI_KAKAO_TEMPLATES needs SOLAPI_KAKAO_PF_ID: the channel that the templates belong to.');
  if (text('SECRET_KEY_BEFORE') !== null && text('SECRET_KEY') === null)
    reasons.push('SECRET_KEY_BEFORE needs SECRET_KEY: the one is exchanged for the other.');
  if (text('MIGRATIONS_DATABASE_URL') !== null && text('DATABASE_URL') === null)
    reasons.push('MIGRATIONS_DATABASE_URL needs DATABASE_URL: the embedded database has its roles by itself.');
  const hasTossKeys = text('TOSS_CLIENT_KEY') !== null && text('TOSS_SECRET_KEY') !== null;
  reasons.push(...findTossProblems({ ...values, hasTossKeys }));
  return { values, reasons };
}

const oneOf =
  <const Word extends string>(...words: Word[]) =>
  (given: string) =>
    words.find((word) => word === given) ?? null;

const onOff = (given: string) => (given === 'on' ? true : given === 'off' ? false : null);

const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (given: string) => {
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    return value >= least && value <= most ? value : null;
  };

const url =
  (...protocols: string[]) =>
  (given: string) =>
    protocols.includes(URL.parse(given)?.protocol ?? '') ? given.replace(/\/+$/, '') : null;

function origin(given: string) {
  const parsed = URL.parse(given);
  const plain = parsed && ['http:', 'https:'].includes(parsed.protocol) && parsed.pathname === '/' && !parsed.search;
  return plain && !parsed.hash && !parsed.username ? parsed.origin : null;
}

function origins(given: string) {
  const read = given.split(',').map((entry) => origin(entry.trim()));
  return read.every((entry) => entry !== null) ? read : null;
}

/** Parses origins in the syntax of a Content-Security-Policy, where the first label may be an asterisk. */
function originPatterns(given: string) {
  const entries = given.split(',').map((entry) => entry.trim());
  return entries.every((entry) => /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(entry)) ? entries : null;
}

const phone = (given: string) => (isPhoneNumber(given) ? extractPhoneDigits(given) : null);

const mailbox = (given: string) => (MAILBOX.test(given) ? given : null);

function secretKey(given: string) {
  if (!/^[\w+/-]+=*$/.test(given)) return null;
  const bytes = Buffer.from(given, 'base64');
  // Few distinct bytes mean that somebody typed the key instead of generating it.
  return bytes.length >= 32 && new Set(bytes).size >= 16 ? bytes : null;
}

function proxies(given: string) {
  const entries = given.split(',').map((entry) => entry.trim());
  return entries.every((entry) => PROXY_WORDS.has(entry) || isNetwork(entry)) ? entries : null;
}

function isNetwork(entry: string) {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
    return /^\d+$/.test(bits);
  } catch {
    return false;
  }
}
