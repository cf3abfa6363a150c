export type Mode = 'demo' | 'development' | 'production';

export type Config = {
  mode: Mode;
  host: string;
  port: number;
  /** The address that people see: links in mails and callbacks begin with it. No slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  supportMail: string;
  trustedProxies: readonly string[];
  rateLimits: { perMinute: number; entriesPerMinute: number };
  kcp: { baseUrl: string; siteCode: string; encKey: string };
};
