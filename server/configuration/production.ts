import type { ServerConfig } from '../config.ts';
import { KCP_EMULATOR_CREDENTIALS } from './variables.ts';

/** Lists settings that are fine for development but unsafe on the internet. */
export function findProductionProblems(config: ServerConfig, mailFrom: string | null): string[] {
  const { secretKey, smtpUrl, publicUrl, appOrigins, kcp, seal, solapi, billing, toss } = config;
  const usesEmulator = kcp.baseUrl.includes('/api/emulators/') || !kcp.baseUrl.startsWith('https://');
  const checks: [boolean, string][] = [
    [secretKey === null, 'SECRET_KEY is missing: openssl rand -base64 32'],
    [smtpUrl === null, 'SMTP_URL is missing: without it every mail would lie in a mailbox that anybody may open.'],
    [mailFrom === null, 'MAIL_FROM is missing: an address of your own that mails are sent from.'],
    [!publicUrl.startsWith('https://'), 'PUBLIC_URL must begin with https://.'],
    [
      !appOrigins.every((origin) => origin.startsWith('https://')),
      'APP_ORIGINS must begin with https://, each of them.',
    ],
    [usesEmulator, "KCP_BASE_URL must be KCP's own https:// address, not the emulator."],
    [kcp.siteCode === KCP_EMULATOR_CREDENTIALS.siteCode, 'KCP_SITE_CODE is missing: the site code that KCP gave you.'],
    [
      seal.tsa?.url.includes('/api/emulators/') ?? false,
      "TSA_URL must be an authority's own address, not the emulator; or leave it out.",
    ],
    [
      solapi?.baseUrl.includes('/api/emulators/') ?? false,
      "SOLAPI_BASE_URL must be SOLAPI's own address, not the emulator; or leave it out.",
    ],
    [billing === 'emulator', 'BILLING=emulator takes no money: leave it out.'],
    [
      billing === 'toss' && !(toss?.baseUrl.startsWith('https://') ?? false),
      "TOSS_BASE_URL must be Toss Payments' own https:// address; or leave it out.",
    ],
    [
      billing === 'toss' && !(toss?.scriptUrl.startsWith('https://') ?? false),
      "TOSS_SCRIPT_URL must be Toss Payments' own https:// address; or leave it out.",
    ],
    [kcp.encKey === KCP_EMULATOR_CREDENTIALS.encKey, 'KCP_ENC_KEY is missing: the key that KCP gave you.'],
  ];
  return checks.flatMap(([wrong, reason]) => (wrong ? [reason] : []));
}

/** The variables that the documentation lists as required. Keep them in step with the checks above. */
export const REQUIRED_IN_PRODUCTION = [
  'SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'KCP_BASE_URL',
  'KCP_SITE_CODE',
  'KCP_ENC_KEY',
] as const;
