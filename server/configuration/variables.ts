export type ServerMode = 'demo' | 'development' | 'production';

/** The emulator's public credentials. Never use them in production. */
export const KCP_EMULATOR_CREDENTIALS = { siteCode: 'AO0QE', encKey: 'dojang-kcp-emulator-key' };

/** The emulator's public credentials. Never use them in production. */
export const SOLAPI_EMULATOR_CREDENTIALS = {
  apiKey: 'DOJANGEMULATORKEY',
  apiSecret: 'dojang-solapi-emulator-secret',
  from: '0212345678',
  kakao: {
    pfId: 'KA01PFEMULATOR',
    templates: {
      sign_request: 'KA01TPSIGNREQUEST',
      sign_reminder: 'KA01TPSIGNREMINDER',
      sign_completed: 'KA01TPSIGNCOMPLETED',
      sign_rejected: 'KA01TPSIGNREJECTED',
      sign_canceled: 'KA01TPSIGNCANCELED',
    },
  },
};

/** The emulator's public credentials. Never use them in production. */
export const TOSS_EMULATOR_CREDENTIALS = { clientKey: 'test_ck_dojangemulator', secretKey: 'test_sk_dojangemulator' };

export type ConfigVariable = { name: string; default: string; meaning: string };

/** Every environment variable. `docs/configuration.md` is generated from this table. */
export const CONFIG_VARIABLES = [
  {
    name: 'DOJANG_MODE',
    default: '`demo`; `development` under `npm run dev`',
    meaning:
      '`demo` fills an empty database with examples and has emulators and a mailbox; `development` is the same for working on the code; `production` has neither and refuses unsafe settings.',
  },
  {
    name: 'ROLE',
    default: '`both`',
    meaning:
      'What this process does: `web` answers requests, `worker` does jobs, `both` does both. More than one process needs DATABASE_URL.',
  },
  {
    name: 'HOST',
    default: '`127.0.0.1`; `0.0.0.0` in production',
    meaning: 'The address to listen on.',
  },
  { name: 'PORT', default: '`8080`', meaning: 'The port to listen on. `0` takes a free one.' },
  {
    name: 'PUBLIC_URL',
    default: '`http://localhost:$PORT`',
    meaning:
      'The origin that people see. Links in mails and returns from other services begin with it. https in production.',
  },
  {
    name: 'APP_ORIGINS',
    default: 'none: the app is served where the API is',
    meaning:
      'Origins beside PUBLIC_URL that serve the app, separated by commas, for a build with `VITE_API_BASE`. Their pages may ask this server. https in production.',
  },
  {
    name: 'DATA_DIR',
    default: '`./data`',
    meaning: 'Uploaded files, the embedded database and the generated key lie here. Back it up.',
  },
  {
    name: 'DATABASE_URL',
    default: 'none: an embedded PostgreSQL in DATA_DIR',
    meaning: 'A PostgreSQL of your own, 15 or later: `postgres://user:password@host:5432/name`.',
  },
  {
    name: 'MIGRATIONS_DATABASE_URL',
    default: 'none: the role of DATABASE_URL',
    meaning:
      'The same database as another role, which the tables belong to and which migrations run as. The role of DATABASE_URL is then granted rows only (it is made, if it is missing and this one may), and cannot switch off what protects the record.',
  },
  {
    name: 'SECRET_KEY',
    default: 'none: made once and kept in `DATA_DIR/secrets.json`',
    meaning:
      'At least 32 random bytes in base64 (`openssl rand -base64 32`). Sessions and encrypted columns hang on it: keep it, and give every process the same; how to exchange it is in docs/operations.md. Required in production.',
  },
  {
    name: 'SECRET_KEY_BEFORE',
    default: 'none',
    meaning:
      'What SECRET_KEY was, while it is exchanged: what was signed or sealed with it still holds, and is sealed anew. The log says when it can go.',
  },
  {
    name: 'SMTP_URL',
    default: 'none: mails go to the built-in mailbox',
    meaning: 'Where mails are handed over: `smtps://user:password@host:465` or `smtp://…:587`. Required in production.',
  },
  {
    name: 'MAIL_FROM',
    default: '`도장 <no-reply@dojang.localhost>`',
    meaning: 'The sender of mails. Required in production.',
  },
  { name: 'SUPPORT_MAIL', default: 'the address in MAIL_FROM', meaning: 'Who gets questions to the service.' },
  {
    name: 'TRUSTED_PROXIES',
    default: 'none',
    meaning:
      'Addresses or networks of your reverse proxies, separated by commas (`10.0.0.0/8`, `loopback`). The client is the last hop that is not among them; X-Forwarded-For of anybody else is ignored.',
  },
  {
    name: 'RATE_LIMIT_PER_MINUTE',
    default: '`600`; `6000` outside production',
    meaning:
      'Requests to the API a minute: for each account and each receiver, and for each client network while nobody is known.',
  },
  {
    name: 'RATE_LIMIT_ENTRIES_PER_MINUTE',
    default: '`30`; `600` outside production',
    meaning:
      'Each counted by itself: wrong passwords, links, codes, invitations and refresh tokens of a client network, right ones of one link or account; sign-up, inviting, questions and checks of a network; codes sent to and tried by one receiver.',
  },
  {
    name: 'KCP_BASE_URL',
    default: 'the emulator at `http://127.0.0.1:$PORT/api/emulators/kcp`',
    meaning: 'NHN KCP, which confirms who is at the phone. Required in production.',
  },
  { name: 'KCP_SITE_CODE', default: "the emulator's", meaning: 'Your site code at KCP. Required in production.' },
  { name: 'KCP_ENC_KEY', default: "the emulator's", meaning: 'Your key at KCP. Required in production.' },
  {
    name: 'SOLAPI_API_KEY',
    default: "the emulator's; in production none: no text messages",
    meaning: 'Your key at SOLAPI, which sends text messages. With it, SOLAPI_API_SECRET and SOLAPI_FROM are needed.',
  },
  { name: 'SOLAPI_API_SECRET', default: "the emulator's", meaning: 'The secret of that key.' },
  {
    name: 'SOLAPI_FROM',
    default: "the emulator's",
    meaning: 'The number that text messages come from. It has to be registered with SOLAPI first (발신번호 사전등록).',
  },
  {
    name: 'SOLAPI_BASE_URL',
    default: '`https://api.solapi.com`; without a key the emulator at `http://127.0.0.1:$PORT/api/emulators/solapi`',
    meaning: 'Where SOLAPI is reached.',
  },
  {
    name: 'SOLAPI_KAKAO_PF_ID',
    default: "the emulator's; with a key of your own none: text messages only",
    meaning: 'Your channel in KakaoTalk as SOLAPI names it, which messages of 알림톡 come from.',
  },
  {
    name: 'SOLAPI_KAKAO_TEMPLATES',
    default: "the emulator's; with a key of your own none",
    meaning:
      'The approved templates, as JSON: `{"sign_request":"KA01TP…"}`. `npm run -s dojang -- alimtalk register` registers them and prints this value. What has no approved template goes out as a text message.',
  },
  {
    name: 'BILLING',
    default: '`off` in production, else `emulator`',
    meaning:
      '`off`: nothing costs anything, and nothing is counted. Otherwise what is sent is counted against the plan and credits, which are sold on the payment pages. `emulator` speaks with a Toss Payments that moves no money; production refuses it. `toss` needs TOSS_CLIENT_KEY and TOSS_SECRET_KEY.',
  },
  {
    name: 'TOSS_CLIENT_KEY',
    default: "the emulator's",
    meaning:
      'Your client key at Toss Payments, for browsers: `live_ck_…` in production, `test_ck_…` elsewhere. Keys of the widget (`gck`) cannot be used.',
  },
  {
    name: 'TOSS_SECRET_KEY',
    default: "the emulator's",
    meaning: 'The secret key of the same pair: `live_sk_…` in production, `test_sk_…` elsewhere.',
  },
  {
    name: 'TOSS_BASE_URL',
    default:
      '`https://api.tosspayments.com`; with `BILLING=emulator` the emulator at `http://127.0.0.1:$PORT/api/emulators/toss`',
    meaning: 'Where Toss Payments is reached.',
  },
  {
    name: 'TOSS_SCRIPT_URL',
    default: "`https://js.tosspayments.com/v1/payment`; with `BILLING=emulator` the emulator's",
    meaning: 'The script that opens the payment window in browsers.',
  },
  {
    name: 'TOSS_ORIGINS',
    default: '`https://*.tosspayments.com`; with `BILLING=emulator` none',
    meaning: 'The origins that the pages with a payment window may open and call, separated by commas.',
  },
  {
    name: 'PLANS_FILE',
    default: 'none: the plans of this version',
    meaning: 'A JSON file with what is sold and for how much, in place of `server/content/plans.json`.',
  },
  {
    name: 'CONTENT_DIR',
    default: 'none: the pages of this version',
    meaning:
      'A folder with notices, the guide and frequent questions (`notices`, `guides`, `faqs`, `pictures`), in place of those in `server/content`. It is read again when a file changes.',
  },
  {
    name: 'SEAL_PKCS12_FILE',
    default: 'none: a key of its own, made at the first start in `DATA_DIR/seal`',
    meaning:
      'A PKCS#12 file with the key (P-256, or RSA of 2048 bits and more) and the certificates that documents are sealed with.',
  },
  { name: 'SEAL_PKCS12_PASSWORD', default: 'none', meaning: 'The password of that file.' },
  {
    name: 'TSA_URL',
    default: 'none: seals without a timestamp',
    meaning:
      'A timestamp authority (RFC 3161) that confirms when a document was sealed. Outside production there is an emulator at `/api/emulators/tsa`.',
  },
  {
    name: 'TSA_CA_FILE',
    default: 'none: any authority that signs rightly',
    meaning: 'Certificates in PEM: timestamps must come from one of these or from below them.',
  },
  {
    name: 'API_REFERENCE',
    default: '`off` in production, else `on`',
    meaning: '`on` answers the document of the API at `/api/openapi.json`, and for people at `/api/reference`.',
  },
  {
    name: 'LOG_LEVEL',
    default: '`info`; `warn` in a demo',
    meaning:
      '`debug`, `info`, `warn`, `error` or `silent`. Logs are JSON lines and hold no names, addresses, tokens or bodies.',
  },
] as const satisfies readonly ConfigVariable[];

export type ConfigVariableName = (typeof CONFIG_VARIABLES)[number]['name'];

export function getVariableDefaults(mode: ServerMode, port: number) {
  const production = mode === 'production';
  return {
    host: production ? '0.0.0.0' : '127.0.0.1',
    publicUrl: `http://localhost:${port}`,
    billing: production ? ('off' as const) : ('emulator' as const),
    logLevel: mode === 'demo' ? ('warn' as const) : ('info' as const),
    mailFrom: '도장 <no-reply@dojang.localhost>',
    rateLimit: production ? 600 : 6000,
    entryRateLimit: production ? 30 : 600,
    solapi: { baseUrl: `http://127.0.0.1:${port}/api/emulators/solapi`, ...SOLAPI_EMULATOR_CREDENTIALS },
    kcp: { baseUrl: `http://127.0.0.1:${port}/api/emulators/kcp`, ...KCP_EMULATOR_CREDENTIALS },
    toss: { baseUrl: `http://127.0.0.1:${port}/api/emulators/toss`, ...TOSS_EMULATOR_CREDENTIALS },
  };
}
