import path from 'node:path';
import { readVariables, type Environment, type Values } from './configuration/read-variables.ts';
import { reasonsAgainstProduction } from './configuration/production.ts';
import { defaultsFor, type Mode } from './configuration/variables.ts';

export type Role = 'both' | 'web' | 'worker';
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** The part of the configuration that modules may use. */
export type Config = {
  mode: Mode;
  host: string;
  port: number;
  /** The public address. Links in emails and callbacks start with it. No slash at the end. */
  publicUrl: string;
  /**
   * Other addresses from which the app is served. Their pages may call this server, and pages of this server may call
   * theirs.
   */
  appOrigins: readonly string[];
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  supportMail: string;
  trustedProxies: readonly string[];
  rateLimits: { perMinute: number; entriesPerMinute: number };
  /** `pageOrigin` is where browsers find the provider's page, if not under baseUrl. Only the emulator's differs. */
  kcp: { baseUrl: string; pageOrigin?: string; siteCode: string; encKey: string };
  /** Null disables text messages. */
  solapi: { baseUrl: string; apiKey: string; apiSecret: string; from: string } | null;
  seal: {
    /** Null if the key is created and kept in DATA_DIR/seal. */
    pkcs12: { file: string; password: string } | null;
    /** Null disables timestamps. */
    tsa: { url: string; caFile: string | null } | null;
  };
};

/** The part of the configuration that only starting the process needs. */
export type ServerConfig = Config & {
  role: Role;
  logLevel: LogLevel;
  /** Whether the API reference is served, for people and machines. */
  hasReference: boolean;
  /** Null if the key is kept in DATA_DIR/secrets.json. */
  secretKey: Buffer | null;
  /** The previous key, while it is being replaced. What was made with it remains valid. */
  secretKeyBefore: Buffer | null;
  /** The connection for migrations, if they run as a different role from the server. */
  migrationsDatabaseUrl: string | null;
  /** Whether people outside can see what this process does. */
  isProduction: boolean;
};

/** Contains everything that is wrong with the configuration, at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`The configuration can't be used:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}

/** The only place that reads environment variables. */
export function readConfig(env: Environment): ServerConfig {
  const { values, reasons } = readVariables(env);
  const { mode, port } = values;
  const isProduction = mode === 'production';
  const defaults = defaultsFor(mode, port);
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
    seal: {
      pkcs12: values.sealPkcs12File
        ? { file: path.resolve(values.sealPkcs12File), password: values.sealPkcs12Password }
        : null,
      tsa: values.tsaUrl ? { url: values.tsaUrl, caFile: values.tsaCaFile && path.resolve(values.tsaCaFile) } : null,
    },
  };
  const all = isProduction ? [...reasons, ...reasonsAgainstProduction(config, values.mailFrom)] : reasons;
  if (all.length > 0) throw new ConfigError(all);
  return config;
}

function readSolapi({ solapiApiKey, solapiApiSecret, solapiFrom, solapiBaseUrl }: Values) {
  if (!solapiApiKey || !solapiApiSecret || !solapiFrom) return null;
  const baseUrl = solapiBaseUrl ?? 'https://api.solapi.com';
  return { baseUrl, apiKey: solapiApiKey, apiSecret: solapiApiSecret, from: solapiFrom };
}

/** Lists what is allowed but an operator should know. */
export function configWarnings(config: ServerConfig): string[] {
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
