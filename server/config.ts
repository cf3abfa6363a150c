import path from 'node:path';
import { readVariables, type Environment, type ConfigValues } from './configuration/read-variables.ts';
import type { AlimtalkTemplates } from './configuration/alimtalk-keys.ts';
import { findProductionProblems } from './configuration/production.ts';
import { getVariableDefaults, type ServerMode } from './configuration/variables.ts';

export type ServerRole = 'both' | 'web' | 'worker';
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export type Config = {
  mode: ServerMode;
  host: string;
  port: number;
  /** The public URL without a trailing slash, for links in emails and for callbacks. */
  publicUrl: string;
  /** Other origins that serve the app. CORS allows calls between them and this server. */
  appOrigins: readonly string[];
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  supportMail: string;
  trustedProxies: readonly string[];
  rateLimits: { perMinute: number; entriesPerMinute: number };
  /** `pageOrigin` is only set for the emulator, whose page has a different origin from `baseUrl`. */
  kcp: { baseUrl: string; pageOrigin?: string; siteCode: string; encKey: string };
  /** Null if text messages are disabled. Without `kakao`, no KakaoTalk messages are sent. */
  solapi: {
    baseUrl: string;
    apiKey: string;
    apiSecret: string;
    from: string;
    kakao: { pfId: string; templates: AlimtalkTemplates } | null;
  } | null;
  /** `off` if the service is free. */
  billing: 'off' | 'emulator' | 'toss';
  toss: {
    baseUrl: string;
    clientKey: string;
    secretKey: string;
    scriptUrl: string;
    origins: readonly string[];
  } | null;
  /** Null for the plans that ship with this version. */
  plansFile: string | null;
  /** Null for the notices, guide and FAQs that ship with this version. */
  contentDir: string | null;
  seal: {
    /** Null for a generated key in DATA_DIR/seal. */
    pkcs12: { file: string; password: string } | null;
    /** Null if timestamps are disabled. */
    tsa: { url: string; caFile: string | null } | null;
  };
};

/** The settings that only starting the process needs. */
export type ServerConfig = Config & {
  role: ServerRole;
  logLevel: LogLevel;
  /** True if the server serves the API reference and the OpenAPI document. */
  hasReference: boolean;
  /** Null for a generated key in DATA_DIR/secrets.json. */
  secretKey: Buffer | null;
  /** The previous key, during a rotation. What was encrypted or signed with it stays valid. */
  secretKeyBefore: Buffer | null;
  /** Set if migrations connect as another database role. */
  migrationsDatabaseUrl: string | null;
  /** True in production mode, in which the server assumes that it is reachable from other machines. */
  isProduction: boolean;
};

/** Lists all configuration errors at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`The configuration can't be used:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}

/** Reads the configuration. No other code reads environment variables. */
export function readConfig(env: Environment): ServerConfig {
  const { values, reasons } = readVariables(env);
  const { mode, port } = values;
  const isProduction = mode === 'production';
  const defaults = getVariableDefaults(mode, port);
  const mailFrom = values.mailFrom ?? defaults.mailFrom;
  const config: ServerConfig = {
    mode,
    isProduction,
    role: values.role,
    logLevel: values.logLevel ?? defaults.logLevel,
    hasReference: values.apiReference ?? !isProduction,
    host: values.host ?? defaults.host,
    port,
    publicUrl: values.publicUrl ?? defaults.publicUrl,
    appOrigins: values.appOrigins,
    dataDir: path.resolve(values.dataDir),
    databaseUrl: values.databaseUrl,
    migrationsDatabaseUrl: values.migrationsDatabaseUrl,
    smtpUrl: values.smtpUrl,
    mailFrom,
    supportMail: values.supportMail ?? bareAddress(mailFrom),
    secretKey: values.secretKey,
    secretKeyBefore: values.secretKeyBefore,
    trustedProxies: values.trustedProxies,
    rateLimits: {
      perMinute: values.rateLimit ?? defaults.rateLimit,
      entriesPerMinute: values.entryRateLimit ?? defaults.entryRateLimit,
    },
    kcp: {
      baseUrl: values.kcpBaseUrl ?? defaults.kcp.baseUrl,
      ...(!values.kcpBaseUrl && { pageOrigin: values.publicUrl ?? defaults.publicUrl }),
      siteCode: values.kcpSiteCode ?? defaults.kcp.siteCode,
      encKey: values.kcpEncKey ?? defaults.kcp.encKey,
    },
    solapi: readSolapi(values) ?? (isProduction ? null : defaults.solapi),
    billing: values.billing ?? defaults.billing,
    toss: readToss(values, defaults),
    plansFile: values.plansFile && path.resolve(values.plansFile),
    contentDir: values.contentDir && path.resolve(values.contentDir),
    seal: {
      pkcs12: values.sealPkcs12File
        ? { file: path.resolve(values.sealPkcs12File), password: values.sealPkcs12Password }
        : null,
      tsa: values.tsaUrl ? { url: values.tsaUrl, caFile: values.tsaCaFile && path.resolve(values.tsaCaFile) } : null,
    },
  };
  const all = isProduction
    ? [...reasons, ...listOthers(findProductionProblems(config, values.mailFrom), reasons)]
    : reasons;
  if (all.length > 0) throw new ConfigError(all);
  return config;
}

/** Leaves out problems of variables that another reason names already: one that can't be read isn't missing as well. */
function listOthers(problems: readonly string[], reasons: readonly string[]): string[] {
  const named = new Set(reasons.map(getVariableName));
  return problems.filter((problem) => !named.has(getVariableName(problem)));
}

const getVariableName = (reason: string) => reason.split(' ', 1)[0];

function readSolapi(values: ConfigValues): Config['solapi'] {
  const { solapiApiKey, solapiApiSecret, solapiFrom, solapiBaseUrl, solapiKakaoPfId, solapiKakaoTemplates } = values;
  if (!solapiApiKey || !solapiApiSecret || !solapiFrom) return null;
  const baseUrl = solapiBaseUrl ?? 'https://api.solapi.com';
  const kakao = solapiKakaoPfId ? { pfId: solapiKakaoPfId, templates: solapiKakaoTemplates ?? {} } : null;
  return { baseUrl, apiKey: solapiApiKey, apiSecret: solapiApiSecret, from: solapiFrom, kakao };
}

function readToss(
  values: ConfigValues,
  { billing: usual, toss, publicUrl }: ReturnType<typeof getVariableDefaults>,
): Config['toss'] {
  const billing = values.billing ?? usual;
  if (billing === 'off') return null;
  const page = values.publicUrl ?? publicUrl;
  if (billing === 'emulator') {
    return {
      ...toss,
      baseUrl: values.tossBaseUrl ?? toss.baseUrl,
      scriptUrl: values.tossScriptUrl ?? `${page}/api/emulators/toss/v1/payment`,
      origins: values.tossOrigins ?? [],
    };
  }
  return {
    baseUrl: values.tossBaseUrl ?? 'https://api.tosspayments.com',
    clientKey: values.tossClientKey ?? '',
    secretKey: values.tossSecretKey ?? '',
    scriptUrl: values.tossScriptUrl ?? 'https://js.tosspayments.com/v1/payment',
    origins: values.tossOrigins ?? ['https://*.tosspayments.com'],
  };
}

export function listConfigWarnings(config: ServerConfig): string[] {
  if (!config.isProduction) {
    if (LOOPBACK.test(config.host)) return [];
    return [
      `HOST is ${config.host}: whoever reaches this machine can read every mail, and sign in as the people of the demo.`,
    ];
  }
  const warnings: [boolean, string][] = [
    [
      config.databaseUrl === null,
      'DATABASE_URL is not set: the data lies in a PostgreSQL of this process under DATA_DIR. Back that folder up, and ' +
        'start only one process on it.',
    ],
    [
      config.trustedProxies.length === 0,
      'TRUSTED_PROXIES is not set, and PUBLIC_URL is https: if a proxy stands before this process, the record of each ' +
        "signature will show the proxy's address instead of the signer's, and all of them will share one limit of tries.",
    ],
  ];
  return warnings.flatMap(([isSo, warning]) => (isSo ? [warning] : []));
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

const bareAddress = (mailbox: string) => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;
